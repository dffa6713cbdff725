import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EXCHANGES } from './testing/exchanges.ts';
import { addresses, anOutsideWorld, aPerson, type OutsideWorld } from './testing/outside-world.ts';
import { createVendors, type Vendors } from './vendors.ts';

const person = aPerson(1, [], {
  derogatories: { bk7Months: 100, bk13Months: 100, foreclosureMonths: 100, shortSaleMonths: 100 },
  income: {
    employmentType: 'RETIRED',
    source: 'OTHER',
    monthlyGross: 8765.43,
    pension: { taxFree: true, monthsRemaining: 60 },
  },
  assets: { checkingSavings: 20_000, brokerage: 0, retirement: 0 },
});

/** The place of a number in an answer. */
type Place = readonly string[];

let world: OutsideWorld;
let between: Server;
let vendors: Vendors;
let seen: unknown;
let changed: { place: Place; to: number } | undefined;

beforeAll(async () => {
  world = await anOutsideWorld([person]);
  between = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const answer = await fetch(world.url + request.url, {
      method: request.method ?? 'GET',
      headers: {
        'content-type': 'application/json',
        authorization: request.headers.authorization ?? '',
        'idempotency-key': String(request.headers['idempotency-key']),
      },
      ...(body.length > 0 && { body }),
    });
    seen = await answer.json();
    response.writeHead(answer.status).end(JSON.stringify(changed ? withNumber(seen, changed) : seen));
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  vendors = createVendors(addresses(`http://127.0.0.1:${(between.address() as AddressInfo).port}`));
});
afterAll(async () => {
  between.close();
  await world.stop();
});

function numbersIn(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'number') return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, [...place, key]));
}

function withNumber(answer: unknown, { place, to }: { place: Place; to: number }): unknown {
  const copy = structuredClone(answer) as Record<string, unknown>;
  const holder = place.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, copy);
  holder[place.at(-1) ?? ''] = to;
  return copy;
}

const ask = (name: string) => {
  const exchange = EXCHANGES.find((each) => each.name === name) ?? expect.fail();
  return exchange.of(vendors).ask(person, { reference: randomUUID(), fileNumber: randomUUID() });
};

const UNUSABLE = { ok: false, failure: { failed: 'GARBAGE', mayHaveActed: true } };

it('no number of any provider is believed that is negative or beyond all bounds', async () => {
  const places: string[] = [];
  for (const { name } of EXCHANGES) {
    changed = undefined;
    expect(await ask(name), name).toMatchObject({ ok: true });
    for (const place of numbersIn(seen)) {
      places.push(`${name} ${place.join('.')}`);
      for (const to of [-1, 10e12, 1e300]) {
        changed = { place, to };
        expect(await ask(name), `${places.at(-1)}: ${to}`).toEqual(UNUSABLE);
      }
    }
  }
  for (const told of [
    'credit.hard file.nonMortgageMonthlyDebts',
    'credit.soft file.mortgages.1.balance',
    'credit.soft file.publicRecords.monthsSinceChapter7',
    'income.employer monthlyGross',
    'income.fetch pension.monthsRemaining',
    'income.fetch reserves',
    'property.lookup parcel.recordedLiens.0.amount',
    'valuation.automated forecastStandardDeviation',
    'valuation.brokerOpinion value',
  ]) {
    expect(places).toContain(told);
  }
});

it.each(['valuation.automated', 'valuation.brokerOpinion'])('no home is worth nothing: %s', async (name) => {
  changed = { place: ['value'], to: 0 };
  expect(await ask(name)).toEqual(UNUSABLE);
  changed = { place: ['value'], to: 0.004 };
  expect(await ask(name)).toEqual(UNUSABLE);
});

it('a debt of nothing is one', async () => {
  changed = { place: ['file', 'nonMortgageMonthlyDebts'], to: 0 };
  expect(await ask('credit.soft')).toMatchObject({
    ok: true,
    answer: { report: { nonMortgageMonthlyDebtsCents: 0 } },
  });
});
