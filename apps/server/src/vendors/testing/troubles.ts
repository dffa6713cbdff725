import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { expect, it, vi } from 'vitest';
import type { Failure, Intent, Result } from '../exchange.ts';
import { type Patience, RETRY_DEFAULTS } from '../http-call.ts';
import type { Vendors } from '../vendors.ts';
import type { ExchangeCase } from './exchanges.ts';
import type { Fault, TestProviders } from './test-providers.ts';

/** How a provider can fail, and what then happens. */
type Trouble = {
  readonly title: string;
  readonly fault: Fault;
  readonly calls: number;
  /** Absent: the request is answered all the same. */
  readonly fails?: Failure;
  /** The pauses between attempts, in ms. */
  readonly pauses: readonly number[];
  /** The provider acted, although the answer is missing. */
  readonly acts: boolean;
  /** Replaces the expectations where a 503 leaves open whether the provider acted: the request isn't sent again. */
  readonly unclear503?: Partial<Trouble>;
};

const HOUR_MS = 3_600_000;
const UNCLEAR = { pauses: [], fails: { failed: 'UNREACHABLE', mayHaveActed: true } } as const;

export const TROUBLES: readonly Trouble[] = [
  {
    title: 'is down for two attempts',
    ...{ fault: 'DOWN', calls: 2, pauses: [200, 400], acts: true },
    unclear503: { ...UNCLEAR, acts: false },
  },
  {
    title: 'limits calls for a second (429 with Retry-After)',
    ...{ fault: 'LIMITED', calls: 1, pauses: [1000], acts: true },
  },
  {
    title: 'limits calls for an hour',
    ...{ fault: 'LIMITED_FOR_AN_HOUR', calls: 1, pauses: [], acts: false },
    fails: { failed: 'UNREACHABLE', mayHaveActed: false, waitMs: HOUR_MS },
  },
  {
    title: 'stays down',
    ...{ fault: 'DOWN', calls: 3, pauses: [200, 400], acts: false },
    fails: { failed: 'UNREACHABLE', mayHaveActed: false },
    unclear503: UNCLEAR,
  },
  {
    title: 'acts and then answers that it is down',
    ...{ fault: 'ACTED_THEN_DOWN', calls: 1, pauses: [200], acts: true },
    unclear503: UNCLEAR,
  },
  {
    title: 'rejects the request',
    ...{ fault: 'REJECTED', calls: 1, pauses: [], acts: false },
    fails: { failed: 'REFUSED', mayHaveActed: false },
  },
  {
    title: 'answers after the time limit',
    ...{ fault: 'SLOW', calls: 1, pauses: [], acts: true },
    fails: { failed: 'TIMEOUT', mayHaveActed: true },
  },
  {
    title: 'answers unreadably',
    ...{ fault: 'GARBAGE', calls: 1, pauses: [], acts: true },
    fails: { failed: 'GARBAGE', mayHaveActed: true },
  },
  {
    title: 'closes the connection before its answer',
    ...{ fault: 'CUT', calls: 1, pauses: [], acts: true },
    fails: { failed: 'UNREACHABLE', mayHaveActed: true },
  },
  {
    title: 'answers with fields of a later version',
    ...{ fault: 'NEWER', calls: 20, pauses: [], acts: true },
  },
];

const NOT_RECEIVED: Failure = { failed: 'NOT_RECEIVED', mayHaveActed: false };

/** An exchange of one adapter, as the table judges it. */
type Subject = {
  readonly providers: () => TestProviders;
  /** The adapter’s name among the sandbox’s faults. */
  readonly port: Parameters<TestProviders['makeFail']>[0];
  /** Opens the adapter. */
  readonly vendorsWith: (patience: Patience) => Vendors;
  readonly of: ExchangeCase['of'];
  /** @param row the trouble's, so that each may have its own person: what was made for another isn't found again */
  readonly ready: (row: number) => Promise<{ readonly person: Persona; readonly intent: Intent }>;
  readonly good: unknown;
  /** The provider tells the outcome of a request that it has received. Without it, asking again has no effect. */
  readonly keepsOutcome: boolean;
  /** How the provider answers about a request that it never got. Present if a 503 leaves open whether it acted. */
  readonly unclear503?: Failure | undefined;
  /** Counts what a request creates that must not be created twice; absent where a repeat creates nothing. */
  readonly created?: (intent: Intent) => Promise<number>;
};

/** Time enough for an answer, and too little for one that never comes. */
const SLOW_MS = 400;

/** Tests an exchange in every trouble: the product’s own outcome, the pauses, and one effect at most. */
export function describeTroubles(subject: Subject): void {
  const { unclear503 } = subject;
  const troubles = TROUBLES.map((each, row) => ({ ...each, row, ...(unclear503 && each.unclear503) }));
  it.each(troubles)('keeps its promise to a provider that $title', async (trouble) => {
    const { fails, pauses, acts } = trouble;
    const { providers, port, vendorsWith, of, ready, good, keepsOutcome, created } = subject;
    const waited: number[] = [];
    const patience: Patience = {
      ...RETRY_DEFAULTS,
      pause: async (ms) => waited.push(ms),
      ...(trouble.fault === 'SLOW' && { timeoutMs: SLOW_MS }),
    };
    const { person, intent } = await ready(trouble.row);
    const before = (await created?.(intent)) ?? 0;
    await providers().makeFail(port, trouble.fault, trouble.calls);
    const first = await of(vendorsWith(patience)).ask(person, intent);
    await providers().control('PUT', '/control/healthy', {});
    expect(waited).toEqual(pauses);
    const exchange = of(vendorsWith(RETRY_DEFAULTS));
    if (fails) {
      expect(first).toEqual({ ok: false, failure: fails });
      const outcome = await settled(exchange, intent.reference, await exchange.outcome(intent.reference));
      if (acts && keepsOutcome) expect(outcome).toMatchObject({ ok: true, answer: good });
      else {
        const isUnclear = fails.mayHaveActed && unclear503;
        expect(outcome).toEqual({ ok: false, failure: isUnclear ? unclear503 : NOT_RECEIVED });
        const again = await exchange.ask(person, intent);
        expect(await settled(exchange, intent.reference, again)).toMatchObject({ ok: true, answer: good });
      }
    } else expect(await settled(exchange, intent.reference, first)).toMatchObject({ ok: true, answer: good });
    if (created) expect((await created(intent)) - before).toBe(1);
  });
}

/** Returns the answer, asking for the outcome while it is pending. */
export async function settled(
  exchange: Pick<ReturnType<ExchangeCase['of']>, 'outcome'>,
  reference: string,
  first: Result<unknown>,
): Promise<Result<unknown>> {
  if (!first.ok || !first.pending) return first;
  return vi.waitUntil(
    async () => {
      const outcome = await exchange.outcome(reference);
      return outcome.ok && outcome.pending ? false : outcome;
    },
    { timeout: 60_000 },
  );
}
