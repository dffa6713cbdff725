import { randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Result } from './exchange.ts';
import { EXCHANGES, type ExchangeCase, partyOf } from './testing/exchanges.ts';
import {
  addressesAt,
  startTestProviders,
  type TestProviders,
  testPersona,
} from './testing/test-providers.ts';
import { createVendors, type Vendors } from './vendors.ts';

const goodPerson = testPersona(1);

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

/** Returns the answer, polling for the outcome if it is pending. */
async function answerOf(exchange: ReturnType<ExchangeCase['of']>, reference: string, first: Result<unknown>) {
  if (!first.ok || !first.pending) return first;
  return vi.waitUntil(
    async () => {
      const outcome = await exchange.outcome(reference);
      return outcome.ok && outcome.pending ? false : outcome;
    },
    { timeout: 60_000 },
  );
}

describe.each(EXCHANGES)('$name', (exchangeCase) => {
  const { port, good, later } = exchangeCase;
  const of = (vendors: Vendors = providers.vendors) => exchangeCase.of(vendors);
  const acts = async (reference: string) =>
    (await providers.requests(reference)).filter(({ acted }) => acted).length;

  it('returns the usual answer in domain terms', async () => {
    const intent = intentOf(await applicationOf(goodPerson));
    const first = await of().ask(goodPerson, intent);
    if (later) expect(first).toEqual({ ok: true, pending: true });
    expect(await answerOf(of(), intent.reference, first)).toMatchObject({ ok: true, answer: good });
  });

  it('acts once per reference despite repeats, and returns its outcome', async () => {
    const intent = intentOf();
    const first = await answerOf(of(), intent.reference, await of().ask(goodPerson, intent));
    expect(await of().ask(goodPerson, intent)).toEqual(first);
    expect(await of().outcome(intent.reference)).toEqual(first);
    expect(await acts(intent.reference)).toBe(1);
  });

  it('reports an unknown reference as not received', async () => {
    const failure = { failed: 'NOT_RECEIVED', mayHaveActed: false };
    expect(await of().outcome(randomUUID())).toEqual({ ok: false, failure });
  });

  it('retries when the provider is briefly down', async () => {
    const intent = intentOf();
    await providers.makeFail(port, 'DOWN', 2);
    expect(await of().ask(goodPerson, intent)).toMatchObject({ ok: true });
    expect(await acts(intent.reference)).toBe(1);
  });

  it('gives up on a provider that stays down, as not having acted', async () => {
    const intent = intentOf();
    await providers.makeFail(port, 'DOWN', 3);
    const failure = { failed: 'UNREACHABLE', mayHaveActed: false };
    expect(await of().ask(goodPerson, intent)).toEqual({ ok: false, failure });
    expect(await of().outcome(intent.reference)).toMatchObject({ failure: { failed: 'NOT_RECEIVED' } });
  });

  it('reports an unreadable answer as garbage, and gets the outcome by reference', async () => {
    const intent = intentOf();
    await providers.makeFail(port, 'GARBAGE');
    const failure = { failed: 'GARBAGE', mayHaveActed: true };
    expect(await of().ask(goodPerson, intent)).toEqual({ ok: false, failure });
    expect(await of().outcome(intent.reference)).toMatchObject({ ok: true });
  });

  it('gets the outcome after a lost connection without a resend', async () => {
    const intent = intentOf();
    await providers.makeFail(port, 'CUT');
    const failure = { failed: 'UNREACHABLE', mayHaveActed: true };
    expect(await of().ask(goodPerson, intent)).toEqual({ ok: false, failure });
    expect(await providers.requests(intent.reference)).toHaveLength(1);
    expect(await of().outcome(intent.reference)).toMatchObject({ ok: true });
    expect(await acts(intent.reference)).toBe(1);
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
  expect(await answerOf(exchange, intent.reference, await exchange.ask(person, intent))).toMatchObject({
    ok: true,
    answer: reads,
  });
  if (answer === 'PENDING') return;
  const next = intentOf(fileNumber);
  const usual = await answerOf(exchange, next.reference, await exchange.ask(person, next));
  const { answer: word, ...rest } = exchangeCase.good as Record<string, unknown>;
  expect(usual).toMatchObject({ ok: true, answer: word ? { answer: word } : rest });
});

it('times out on slow providers and gets their outcomes later', async () => {
  const impatient = providers.vendorsWith({ timeoutMs: 600 });
  await providers.makeFail('*', 'SLOW', 4);
  const asked = await Promise.all(
    EXCHANGES.map(async (exchangeCase) => {
      const intent = intentOf();
      return { exchangeCase, intent, result: await exchangeCase.of(impatient).ask(goodPerson, intent) };
    }),
  );
  await providers.control('PUT', '/control/healthy', {});
  for (const { exchangeCase, intent, result } of asked) {
    expect(result, exchangeCase.name).toEqual({
      ok: false,
      failure: { failed: 'TIMEOUT', mayHaveActed: true },
    });
    expect(
      await exchangeCase.of(providers.vendors).outcome(intent.reference),
      exchangeCase.name,
    ).toMatchObject({
      ok: true,
    });
  }
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

it('doesn’t retry a request that the provider rejects as invalid', async () => {
  const intent = intentOf();
  const address = { street1: '', city: '', state: 'OH', zip: '1' } as const;
  const result = await providers.vendors.valuation.automated.ask({ ...intent, address });
  expect(result).toEqual({ ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } });
  expect(await providers.requests(intent.reference)).toHaveLength(1);
});
