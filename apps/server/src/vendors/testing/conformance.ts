import { randomUUID } from 'node:crypto';
import { NAMED_PROVIDERS, type NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OfferedPorts } from '../adapter.ts';
import { ADAPTERS } from '../adapters.ts';
import type { Result } from '../exchange.ts';
import { RETRY_DEFAULTS } from '../http-call.ts';
import type { Vendors } from '../vendors.ts';
import { exchangeCaseOf as caseOf } from './exchanges.ts';
import { memoryInProcess, standInValues } from './stand-in-account.ts';
import { startTestProviders, type TestProviders, testPersona } from './test-providers.ts';

/** An adapter's expected behavior at one exchange, if it differs from the port's. */
type AdapterCase = {
  /** Such as `sanctions.screen`. */
  readonly exchange: string;
  /** Replaces the usual answer. */
  readonly good?: unknown;
  /** Replaces the forced answers; one that the provider can't give is left out. */
  readonly forced?: Readonly<Record<string, unknown>>;
  /** Prepares the provider to answer the request, such as by acting as the person on its hosted page. */
  readonly before?: (
    providers: TestProviders,
    person: Persona,
    fileNumber: string,
    vendors: Vendors,
  ) => Promise<void>;
  /** The provider tells the outcome of a request that it has received. Without it, asking again has no effect. */
  readonly keepsOutcome: boolean;
};

type Conformance = { readonly name: NamedProvider; readonly cases: readonly AdapterCase[] };

/** Proves that an adapter keeps its port's promises, against the sandbox's stand-in of its provider. */
export function describeAdapter({ name, cases }: Conformance): void {
  const people = cases.flatMap(({ exchange, forced }, row) => {
    const { port, call, forced: usual } = caseOf(exchange);
    return Object.entries(forced ?? usual).map(([answer, reads], column) => ({
      ...{ exchange, answer, reads },
      person: testPersona(100 + 20 * row + column, [{ port, ...(call ? { call } : {}), answers: [answer] }]),
    }));
  });
  const goodPerson = testPersona(1);
  let providers: TestProviders;
  let offered: OfferedPorts;
  const vendors = () => offered as unknown as Vendors;
  const fault = `provider ${name}` as const;

  beforeAll(async () => {
    providers = await startTestProviders([goodPerson, ...people.map(({ person }) => person)]);
    offered = ADAPTERS[name].create(standInValues(name, providers.url), {
      patience: { ...RETRY_DEFAULTS, firstPauseMs: 1 },
      memory: memoryInProcess(),
      creditBureau: 'EXPERIAN',
    });
  });
  afterAll(() => providers.stop());

  async function ready({ before }: AdapterCase, person: Persona) {
    const intent = { reference: randomUUID(), fileNumber: randomUUID() };
    await before?.(providers, person, intent.fileNumber, vendors());
    return intent;
  }

  describe.each(cases)(`${NAMED_PROVIDERS[name].title}: $exchange`, (adapterCase) => {
    const { good, of } = caseOf(adapterCase.exchange);
    const exchange = () => of(vendors());
    const expected = adapterCase.good ?? good;

    it('returns the usual answer in domain terms', async () => {
      const intent = await ready(adapterCase, goodPerson);
      expect(await exchange().ask(goodPerson, intent)).toMatchObject({ ok: true, answer: expected });
    });

    it('reports a reference that was never sent as not received', async () => {
      expect(await exchange().outcome(randomUUID())).toEqual(failed('NOT_RECEIVED', false));
    });

    it('retries when the provider is briefly down or limits calls', async () => {
      const intent = await ready(adapterCase, goodPerson);
      await providers.makeFail(fault, 'DOWN', 1);
      await providers.makeFail(fault, 'LIMITED', 1);
      expect(await exchange().ask(goodPerson, intent)).toMatchObject({ ok: true });
    });

    it('gives up on a provider that stays down, which then hasn’t acted', async () => {
      const intent = await ready(adapterCase, goodPerson);
      await providers.makeFail(fault, 'DOWN', 3);
      expect(await exchange().ask(goodPerson, intent)).toEqual(failed('UNREACHABLE', false));
      expect(await exchange().outcome(intent.reference)).toEqual(failed('NOT_RECEIVED', false));
    });

    it('reports a rejected request, which isn’t sent again', async () => {
      const intent = await ready(adapterCase, goodPerson);
      await providers.makeFail(fault, 'REJECTED');
      expect(await exchange().ask(goodPerson, intent)).toEqual(failed('REFUSED', false));
    });

    it.each(['GARBAGE', 'CUT'] as const)('gets its answer after %s without a second effect', async (name) => {
      const intent = await ready(adapterCase, goodPerson);
      await providers.makeFail(fault, name);
      const first = await exchange().ask(goodPerson, intent);
      expect(first).toEqual(failed(name === 'CUT' ? 'UNREACHABLE' : 'GARBAGE', true));
      const outcome = await exchange().outcome(intent.reference);
      if (adapterCase.keepsOutcome) return expect(outcome).toMatchObject({ ok: true, answer: expected });
      expect(outcome).toEqual(failed('NOT_RECEIVED', false));
      expect(await exchange().ask(goodPerson, intent)).toMatchObject({ ok: true, answer: expected });
    });
  });

  if (people.length > 0)
    it.each(people)(`${NAMED_PROVIDERS[name].title}: $exchange gives $answer`, async (forced) => {
      const adapterCase = cases.find((each) => each.exchange === forced.exchange) ?? expect.fail();
      const intent = await ready(adapterCase, forced.person);
      const result = await caseOf(forced.exchange).of(vendors()).ask(forced.person, intent);
      expect(result).toMatchObject({ ok: true, answer: forced.reads });
    });

  it(`${NAMED_PROVIDERS[name].title}: a check of the account tells wrong keys from right ones`, async () => {
    const values = standInValues(name, providers.url);
    const secrets = Object.entries(ADAPTERS[name].fields).filter(([, { isSecret }]) => isSecret);
    const wrong = { ...values, ...Object.fromEntries(secrets.map(([field]) => [field, 'of somebody else'])) };
    const patience = { ...RETRY_DEFAULTS, firstPauseMs: 1 };
    expect(await ADAPTERS[name].check(values, patience)).toBe('WORKS');
    if (secrets.length > 0) expect(await ADAPTERS[name].check(wrong, patience)).toBe('REFUSED');
    await providers.makeFail(fault, 'DOWN', 3);
    expect(await ADAPTERS[name].check(values, patience)).toBe('UNREACHABLE');
  });
}

function failed(name: string, mayHaveActed: boolean): Result<never> {
  return { ok: false, failure: { failed: name as 'REFUSED', mayHaveActed } };
}
