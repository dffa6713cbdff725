import { randomUUID } from 'node:crypto';
import type { Persona } from '@homeline/domain/testing/persona.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Result } from './exchange.ts';
import { EXCHANGES, type ExchangeCase, partyOf } from './testing/exchanges.ts';
import { addresses, anOutsideWorld, aPerson, type OutsideWorld } from './testing/outside-world.ts';
import { createVendors, type Vendors } from './vendors.ts';

const goodPerson = aPerson(1);

/** Everyone who is made to get one particular answer. */
const forcedPeople = EXCHANGES.flatMap(({ name, port, call, forced }) =>
  Object.entries(forced).map(([answer, reads]) => ({ name, port, call, answer, reads })),
).map(({ port, call, answer, ...rest }, index) => ({
  ...rest,
  answer,
  person: aPerson(100 + index, [{ port, ...(call ? { call } : {}), answers: [answer] }]),
}));

let world: OutsideWorld;
beforeAll(async () => {
  world = await anOutsideWorld([goodPerson, ...forcedPeople.map(({ person }) => person)]);
});
afterAll(() => world.stop());

/** A new application of a person, known to the sandbox by its look-up of the home. */
async function applicationOf(person: Persona): Promise<string> {
  const { street1, city, state, zip } = person.property;
  const fileNumber = randomUUID();
  await world.vendors.property.lookup.ask({
    reference: randomUUID(),
    fileNumber,
    owner: partyOf(person),
    address: { street1, city, state, zip },
  });
  return fileNumber;
}

const intentOf = (fileNumber: string = randomUUID()) => ({ reference: randomUUID(), fileNumber });

/** The answer, waited for by asking for the outcome where it comes later. */
async function answerOf(exchange: ReturnType<ExchangeCase['of']>, reference: string, first: Result<unknown>) {
  if (!first.ok || !first.pending) return first;
  return vi.waitUntil(async () => {
    const outcome = await exchange.outcome(reference);
    return outcome.ok && outcome.pending ? false : outcome;
  });
}

describe.each(EXCHANGES)('$name', (exchangeCase) => {
  const { port, good, later } = exchangeCase;
  const of = (vendors: Vendors = world.vendors) => exchangeCase.of(vendors);
  const acts = async (reference: string) =>
    (await world.requests(reference)).filter(({ acted }) => acted).length;

  it('gives the usual answer in the words of the domain', async () => {
    const intent = intentOf(await applicationOf(goodPerson));
    const first = await of().ask(goodPerson, intent);
    if (later) expect(first).toEqual({ ok: true, pending: true });
    expect(await answerOf(of(), intent.reference, first)).toMatchObject({ ok: true, answer: good });
  });

  it('acts once however often the same reference is sent, and tells its outcome', async () => {
    const intent = intentOf();
    const first = await answerOf(of(), intent.reference, await of().ask(goodPerson, intent));
    expect(await of().ask(goodPerson, intent)).toEqual(first);
    expect(await of().outcome(intent.reference)).toEqual(first);
    expect(await acts(intent.reference)).toBe(1);
  });

  it('says of a reference never sent that it was not received', async () => {
    const failure = { failed: 'NOT_RECEIVED', mayHaveActed: false };
    expect(await of().outcome(randomUUID())).toEqual({ ok: false, failure });
  });

  it('tries again when the provider is down for a moment', async () => {
    const intent = intentOf();
    await world.makeFail(port, 'DOWN', 2);
    expect(await of().ask(goodPerson, intent)).toMatchObject({ ok: true });
    expect(await acts(intent.reference)).toBe(1);
  });

  it('gives up on a provider that stays down, which has then done nothing', async () => {
    const intent = intentOf();
    await world.makeFail(port, 'DOWN', 3);
    const failure = { failed: 'UNREACHABLE', mayHaveActed: false };
    expect(await of().ask(goodPerson, intent)).toEqual({ ok: false, failure });
    expect(await of().outcome(intent.reference)).toMatchObject({ failure: { failed: 'NOT_RECEIVED' } });
  });

  it('calls garbage what is no answer, and learns the outcome by the reference', async () => {
    const intent = intentOf();
    await world.makeFail(port, 'GARBAGE');
    const failure = { failed: 'GARBAGE', mayHaveActed: true };
    expect(await of().ask(goodPerson, intent)).toEqual({ ok: false, failure });
    expect(await of().outcome(intent.reference)).toMatchObject({ ok: true });
  });

  it('learns what was done before the line was cut, and does not send again by itself', async () => {
    const intent = intentOf();
    await world.makeFail(port, 'CUT');
    const failure = { failed: 'UNREACHABLE', mayHaveActed: true };
    expect(await of().ask(goodPerson, intent)).toEqual({ ok: false, failure });
    expect(await world.requests(intent.reference)).toHaveLength(1);
    expect(await of().outcome(intent.reference)).toMatchObject({ ok: true });
    expect(await acts(intent.reference)).toBe(1);
  });
});

it.each(forcedPeople)('$name answers $answer when that is forced, and the usual after', async (forced) => {
  const { name, person, reads, answer } = forced;
  const exchangeCase = EXCHANGES.find((each) => each.name === name);
  if (!exchangeCase) throw new Error(`no exchange ${name}`);
  const exchange = exchangeCase.of(world.vendors);
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

it('gives up on slow providers in time, and learns what they did', async () => {
  const impatient = world.vendorsWith({ timeoutMs: 600 });
  await world.makeFail('*', 'SLOW', 4);
  const asked = await Promise.all(
    EXCHANGES.map(async (exchangeCase) => {
      const intent = intentOf();
      return { exchangeCase, intent, result: await exchangeCase.of(impatient).ask(goodPerson, intent) };
    }),
  );
  await world.control('PUT', '/control/healthy', {});
  for (const { exchangeCase, intent, result } of asked) {
    expect(result, exchangeCase.name).toEqual({
      ok: false,
      failure: { failed: 'TIMEOUT', mayHaveActed: true },
    });
    expect(await exchangeCase.of(world.vendors).outcome(intent.reference), exchangeCase.name).toMatchObject({
      ok: true,
    });
  }
});

it('says that nobody is there when nobody listens', async () => {
  const gone = await anOutsideWorld();
  await gone.stop();
  const nowhere = createVendors(addresses(gone.url), { firstPauseMs: 1 });
  for (const exchangeCase of EXCHANGES) {
    const result = await exchangeCase.of(nowhere).ask(goodPerson, intentOf());
    expect(result, exchangeCase.name).toEqual({
      ok: false,
      failure: { failed: 'UNREACHABLE', mayHaveActed: false },
    });
  }
});

it('is refused what is no request, and does not try it again', async () => {
  const intent = intentOf();
  const address = { street1: '', city: '', state: 'OH', zip: '1' } as const;
  const result = await world.vendors.valuation.automated.ask({ ...intent, address });
  expect(result).toEqual({ ok: false, failure: { failed: 'REFUSED', mayHaveActed: false } });
  expect(await world.requests(intent.reference)).toHaveLength(1);
});
