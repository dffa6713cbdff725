// Proves RU-53, LW-08.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXCHANGES } from './testing/exchanges.ts';
import {
  addressesAt,
  startTestProviders,
  type TestProviders,
  testPersona,
} from './testing/test-providers.ts';
import { createVendors, type Vendors } from './vendors.ts';

const person = testPersona(1, [], {
  derogatories: { bk7Months: 100, bk13Months: 100, foreclosureMonths: 100, shortSaleMonths: 100 },
  income: {
    employmentType: 'RETIRED',
    source: 'OTHER',
    monthlyGross: 8765.43,
    pension: { taxFree: true, monthsRemaining: 60 },
  },
  assets: { checkingSavings: 20_000, brokerage: 0, retirement: 0 },
});

/** The path of a number in an answer. */
type Path = readonly string[];

let providers: TestProviders;
let proxy: Server;
let vendors: Vendors;
let lastAnswer: unknown;
let changed: { path: Path; to: number | null } | undefined;

beforeAll(async () => {
  providers = await startTestProviders([person]);
  proxy = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const answer = await fetch(providers.url + request.url, {
      method: request.method ?? 'GET',
      headers: {
        'content-type': 'application/json',
        authorization: request.headers.authorization ?? '',
        'idempotency-key': String(request.headers['idempotency-key']),
      },
      ...(body.length > 0 && { body }),
    });
    lastAnswer = await answer.json();
    response
      .writeHead(answer.status)
      .end(JSON.stringify(changed ? withNumber(lastAnswer, changed) : lastAnswer));
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  vendors = createVendors(addressesAt(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`));
});
afterAll(async () => {
  proxy.close();
  await providers.stop();
});

function numbersIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'number') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, [...path, key]));
}

function withNumber(answer: unknown, { path, to }: { path: Path; to: number | null }): unknown {
  const copy = structuredClone(answer) as Record<string, unknown>;
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy);
  holder[path.at(-1) ?? ''] = to;
  return copy;
}

const ask = (name: string) => {
  const exchange = EXCHANGES.find((each) => each.name === name) ?? expect.fail();
  return exchange.of(vendors).ask(person, { reference: randomUUID(), fileNumber: randomUUID() });
};

const UNUSABLE = { ok: false, failure: { failed: 'GARBAGE', mayHaveActed: true } };

it('rejects a negative or absurdly large number in any provider’s answer', async () => {
  const checkedPaths: string[] = [];
  for (const { name } of EXCHANGES) {
    changed = undefined;
    expect(await ask(name), name).toMatchObject({ ok: true });
    for (const path of numbersIn(lastAnswer)) {
      checkedPaths.push(`${name} ${path.join('.')}`);
      for (const to of [-1, 10e12, 1e300]) {
        changed = { path, to };
        expect(await ask(name), `${checkedPaths.at(-1)}: ${to}`).toEqual(UNUSABLE);
      }
    }
  }
  for (const known of [
    'credit.hard file.tradelines.0.monthlyPayment',
    'credit.soft file.mortgages.1.balance',
    'credit.soft file.publicRecords.monthsSinceChapter7',
    'income.employer monthlyGross',
    'income.fetch pension.monthsRemaining',
    'income.fetch reserves',
    'property.lookup parcel.recordedLiens.0.amount',
    'valuation.automated forecastStandardDeviation',
    'valuation.brokerOpinion value',
  ]) {
    expect(checkedPaths).toContain(known);
  }
});

it.each(['valuation.automated', 'valuation.brokerOpinion'])(
  'rejects a home value of zero from %s',
  async (name) => {
    changed = { path: ['value'], to: 0 };
    expect(await ask(name)).toEqual(UNUSABLE);
    changed = { path: ['value'], to: 0.004 };
    expect(await ask(name)).toEqual(UNUSABLE);
  },
);

it('accepts a debt without a balance', async () => {
  changed = { path: ['file', 'tradelines', '0', 'balance'], to: 0 };
  expect(await ask('credit.soft')).toMatchObject({
    ok: true,
    answer: { report: { tradelines: [{ balanceCents: 0 }, {}] } },
  });
});

it('accepts a score only with its comparison to other consumers, which must be disclosed with it', async () => {
  changed = undefined;
  expect(await ask('credit.hard')).toMatchObject({
    answer: { report: { fico: 751, scoreOutranksPct: 60 } },
  });
  changed = { path: ['file', 'scoreOutranksPercent'], to: null };
  expect(await ask('credit.hard')).toEqual(UNUSABLE);
});
