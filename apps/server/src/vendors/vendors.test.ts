// Proves PR-14, PR-16, PR-28.

import { randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EXCHANGES, partyOf } from './testing/exchanges.ts';
import {
  addressesAt,
  startTestProviders,
  type TestProviders,
  testPersona,
} from './testing/test-providers.ts';
import { describeTroubles, settled } from './testing/troubles.ts';
import { createVendors, type Vendors } from './vendors.ts';

const goodPerson = testPersona(1);
const HOME = { street1: '1 Forced Street', city: 'Dayton', state: 'OH', zip: '45402' } as const;

/** One persona for each forced answer. */
const forcedPeople = EXCHANGES.flatMap(({ name, port, call, forced }) =>
  Object.entries(forced).map(([answer, reads]) => ({ name, port, call, answer, reads })),
).map(({ port, call, answer, ...rest }, index) => ({
  ...rest,
  answer,
  person: testPersona(100 + index, [{ port, ...(call ? { call } : {}), answers: [answer] }]),
}));

let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders([goodPerson, ...forcedPeople.map(({ person }) => person)]);
});
afterAll(() => providers.stop());

/** Looks up the persona's home under a new file number, so that the sandbox links the two. */
async function applicationOf(person: Persona): Promise<string> {
  const { street1, city, state, zip } = person.property;
  const fileNumber = randomUUID();
  await providers.vendors.property.lookup.ask({
    reference: randomUUID(),
    fileNumber,
    owner: partyOf(person),
    address: { street1, city, state, zip },
  });
  return fileNumber;
}

const intentOf = (fileNumber: string = randomUUID()) => ({ reference: randomUUID(), fileNumber });

describe.each(EXCHANGES)('$name', (exchangeCase) => {
  const { port, good, later } = exchangeCase;
  const of = (vendors: Vendors = providers.vendors) => exchangeCase.of(vendors);
  const acts = async (reference: string) =>
    (await providers.requests(reference)).filter(({ acted }) => acted).length;

  it('returns the usual answer in domain terms', async () => {
    const intent = intentOf(await applicationOf(goodPerson));
    const first = await of().ask(goodPerson, intent);
    if (later) expect(first).toEqual({ ok: true, pending: true });
    expect(await settled(of(), intent.reference, first)).toMatchObject({ ok: true, answer: good });
  });

  it('acts once per reference despite repeats, and returns its outcome', async () => {
    const intent = intentOf();
    const first = await settled(of(), intent.reference, await of().ask(goodPerson, intent));
    expect(await of().ask(goodPerson, intent)).toEqual(first);
    expect(await of().outcome(intent.reference)).toEqual(first);
    expect(await acts(intent.reference)).toBe(1);
  });

  it('reports an unknown reference as not received', async () => {
    const failure = { failed: 'NOT_RECEIVED', mayHaveActed: false };
    expect(await of().outcome(randomUUID())).toEqual({ ok: false, failure });
  });

  describeTroubles({
    ...{ providers: () => providers, port, of: exchangeCase.of, good, keepsOutcome: true },
    vendorsWith: (patience) => providers.vendorsWith(patience),
    ready: async () => ({ person: goodPerson, intent: intentOf(await applicationOf(goodPerson)) }),
    created: ({ reference }) => acts(reference),
  });
});

it.each(forcedPeople)('$name gives the forced answer $answer once, then the default', async (forced) => {
  const { name, person, reads, answer } = forced;
  const exchangeCase = EXCHANGES.find((each) => each.name === name);
  if (!exchangeCase) throw new Error(`no exchange ${name}`);
  const exchange = exchangeCase.of(providers.vendors);
  const onLookup = name === 'property.lookup';
  const fileNumber = onLookup ? randomUUID() : await applicationOf(person);
  const intent = intentOf(fileNumber);
  expect(await settled(exchange, intent.reference, await exchange.ask(person, intent))).toMatchObject({
    ok: true,
    answer: reads,
  });
  if (answer === 'PENDING') return;
  const next = intentOf(fileNumber);
  const usual = await settled(exchange, next.reference, await exchange.ask(person, next));
  const { answer: word, ...rest } = exchangeCase.good as Record<string, unknown>;
  expect(usual).toMatchObject({ ok: true, answer: word ? { answer: word } : rest });
});

it('reports a provider that refuses connections as unreachable', async () => {
  const gone = await startTestProviders();
  await gone.stop();
  const nowhere = createVendors(addressesAt(gone.url), { firstPauseMs: 1 });
  for (const exchangeCase of EXCHANGES) {
    const result = await exchangeCase.of(nowhere).ask(goodPerson, intentOf());
    expect(result, exchangeCase.name).toEqual({
      ok: false,
      failure: { failed: 'UNREACHABLE', mayHaveActed: false },
    });
  }
});

it('sends nothing at a port without a bridge, and takes no request there', async () => {
  const { credit: _, ...others } = addressesAt(providers.url);
  const { credit, flood } = createVendors(others);
  const before = (await providers.requests()).length;
  const refused = { ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } };
  expect(await credit.hard.ask({ ...intentOf(), consumer: partyOf(goodPerson), address: HOME })).toEqual(
    refused,
  );
  expect((credit.soft as { takes?: () => boolean }).takes?.()).toBe(false);
  expect(flood.determination).not.toHaveProperty('takes');
  expect(await providers.requests()).toHaveLength(before);
});

it('doesn’t say that a pull had no effect once its bridge is gone', async () => {
  const { credit: _, ...others } = addressesAt(providers.url);
  const outcome = await createVendors(others).credit.hard.outcome(randomUUID());
  expect(outcome).toEqual({ ok: false, failure: { failed: 'REFUSED', mayHaveActed: true } });
});

it('doesn’t retry a request that the provider rejects as invalid', async () => {
  const intent = intentOf();
  const address = { street1: '', city: '', state: 'OH', zip: '1' } as const;
  const result = await providers.vendors.valuation.automated.ask({ ...intent, address });
  expect(result).toEqual({ ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } });
  expect(await providers.requests(intent.reference)).toHaveLength(1);
});
