import { randomUUID } from 'node:crypto';
import { NAMED_PROVIDERS, type NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdapterTools, ProviderEvent, SentWebhook } from '../adapter.ts';
import { ADAPTERS } from '../adapters.ts';
import type { Failure, Result } from '../exchange.ts';
import { type Patience, RETRY_DEFAULTS } from '../http-call.ts';
import { forLender } from '../lender-of-call.ts';
import type { Vendors } from '../vendors.ts';
import { exchangeCaseOf as caseOf } from './exchanges.ts';
import { memoryInProcess, standInValues } from './stand-in-account.ts';
import { startTestProviders, type TestProviders, testPersona } from './test-providers.ts';
import { describeTroubles, TROUBLES } from './troubles.ts';
import { startWebhookInbox, type WebhookInbox } from './webhook-inbox.ts';

const WEBHOOK_PATH = '/service-webhooks/external/api/v1/providers/';

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
  /** Whether the provider tells the outcome of a request that it received. If it doesn't, a repeated request has no second effect. */
  readonly keepsOutcome: boolean;
  /** How the provider answers about a request that it never got. Present if a 503 leaves open whether it acted: such a request isn't sent again. */
  readonly unclear503?: Failure;
  /** What a request creates at the provider, which must never be created twice. Absent for a look-up, and for a page that may be opened again. */
  readonly makes?: 'reports' | 'sessions' | 'texts';
};

/** How a provider's webhooks come about, and what they say. */
type Webhooks = {
  readonly cause: (given: {
    readonly providers: TestProviders;
    readonly vendors: Vendors;
    readonly person: Persona;
    readonly intent: { readonly reference: string; readonly fileNumber: string };
    /** Where they are to arrive. */
    readonly hook: string;
  }) => Promise<void>;
  /** The event of the last one. */
  readonly says: (intent: { readonly reference: string; readonly fileNumber: string }) => ProviderEvent;
  /** The provider signs a time, after which the webhook isn't trusted any more. */
  readonly lifetimeSeconds?: number;
};

type Conformance = {
  readonly name: NamedProvider;
  readonly cases: readonly AdapterCase[];
  readonly webhooks?: Webhooks;
};

/** Proves that an adapter keeps its port's promises, against the sandbox's stand-in of its provider. */
export function describeAdapter({ name, cases, webhooks }: Conformance): void {
  const people = cases.flatMap(({ exchange, forced }, row) => {
    const { port, call, forced: usual } = caseOf(exchange);
    return Object.entries(forced ?? usual).map(([answer, reads], column) => ({
      ...{ exchange, answer, reads },
      person: testPersona(100 + 20 * row + column, [{ port, ...(call ? { call } : {}), answers: [answer] }]),
    }));
  });
  const goodPerson = testPersona(1);
  const troubledPeople = cases.some(({ unclear503 }) => unclear503)
    ? TROUBLES.map((_, row) => testPersona(1001 + row))
    : [];
  let providers: TestProviders;
  let inbox: WebhookInbox;
  const memory = memoryInProcess();
  const toolsWith = (patience: Patience): AdapterTools => ({
    ...{ patience, memory, creditBureau: 'EXPERIAN' },
    webhookUrl: inbox.url + WEBHOOK_PATH + name,
  });
  const open = (patience: Patience) =>
    ADAPTERS[name].create(standInValues(name, providers.url), toolsWith(patience)) as unknown as Vendors;
  const vendors = () => open(RETRY_DEFAULTS);
  const fault = `provider ${name}` as const;

  beforeAll(async () => {
    inbox = await startWebhookInbox();
    const all = [goodPerson, ...troubledPeople, ...people.map(({ person }) => person)];
    providers = await startTestProviders(all, inbox.url);
  });
  afterAll(async () => {
    await providers.stop();
    inbox.stop();
  });

  async function ready({ before }: AdapterCase, person: Persona) {
    const intent = { reference: randomUUID(), fileNumber: randomUUID() };
    await before?.(providers, person, intent.fileNumber, vendors());
    return intent;
  }

  describe.each(cases)(`${NAMED_PROVIDERS[name].title}: $exchange`, (adapterCase) => {
    const { good, of } = caseOf(adapterCase.exchange);
    const { makes } = adapterCase;
    const exchange = () => of(vendors());
    const expected = adapterCase.good ?? good;

    it('returns the usual answer in domain terms', async () => {
      const intent = await ready(adapterCase, goodPerson);
      expect(await exchange().ask(goodPerson, intent)).toMatchObject({ ok: true, answer: expected });
    });

    it('reports a reference that was never sent as not received', async () => {
      expect(await exchange().outcome(randomUUID())).toEqual(failed('NOT_RECEIVED', false));
    });

    describeTroubles({
      ...{ providers: () => providers, port: fault, of, good: expected },
      keepsOutcome: adapterCase.keepsOutcome,
      unclear503: adapterCase.unclear503,
      vendorsWith: open,
      async ready(row) {
        const person = troubledPeople[row] ?? goodPerson;
        return { person, intent: await ready(adapterCase, person) };
      },
      ...(makes && { created: async () => (await providers.made())[makes] ?? 0 }),
    });
  });

  if (people.length > 0)
    it.each(people)(`${NAMED_PROVIDERS[name].title}: $exchange gives $answer`, async (forced) => {
      const adapterCase = cases.find((each) => each.exchange === forced.exchange) ?? expect.fail();
      const intent = await ready(adapterCase, forced.person);
      const result = await caseOf(forced.exchange).of(vendors()).ask(forced.person, intent);
      expect(result).toMatchObject({ ok: true, answer: forced.reads });
    });

  if (webhooks)
    it(`${NAMED_PROVIDERS[name].title}: a webhook says the same repeated, late and out of order`, async () => {
      const { cause, says, lifetimeSeconds } = webhooks;
      const intent = { reference: randomUUID(), fileNumber: randomUUID() };
      const hook = inbox.url + WEBHOOK_PATH + name;
      await forLender('homeline', () =>
        cause({ providers, vendors: vendors(), person: goodPerson, intent, hook }),
      );
      const read = (sent: SentWebhook) =>
        ADAPTERS[name].readWebhook?.(standInValues(name, providers.url), sent, toolsWith(RETRY_DEFAULTS)) ??
        expect.fail('no webhooks');
      await vi.waitFor(async () =>
        expect(await Promise.all(inbox.received.map(read))).toContainEqual([says(intent)]),
      );
      const sent = [...inbox.received];
      const inOrder = await Promise.all(sent.map(read));
      const again = await Promise.all([...sent, ...sent.toReversed()].map(read));
      expect(again).toEqual([...inOrder, ...inOrder.toReversed()]);
      const lateBy = (lateMs: number) =>
        Promise.all(sent.map((each) => read({ ...each, nowMs: each.nowMs + lateMs })));
      const lifetimeMs = (lifetimeSeconds ?? 7 * 24 * 3600) * 1000;
      expect(await lateBy(lifetimeMs - 2000)).toEqual(inOrder);
      expect(await lateBy(lifetimeMs + 2000)).toEqual(lifetimeSeconds ? sent.map(() => undefined) : inOrder);
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
