import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { lenderOfCall } from '../../vendors/lender-of-call.ts';
import type { CallFailure, OnCall, WatchedProvider } from '../../vendors/watch.ts';

/** The column that counts each failure. */
const COLUMNS = {
  TIMEOUT: 'timeouts',
  UNREACHABLE: 'unreachable',
  REFUSED: 'refused',
  GARBAGE: 'garbage',
} as const satisfies Record<CallFailure, string>;

type Tally = {
  readonly organisation: string;
  readonly provider: WatchedProvider;
  tookMs: number[];
  timeouts: number;
  unreachable: number;
  refused: number;
  garbage: number;
  succeededAtMs?: number;
  failedAtMs?: number;
  failure?: CallFailure;
};

export type ProviderCalls = { readonly count: OnCall; write(db: Db, process: string): Promise<void> };

/** Counts the calls of providers in memory, and writes them as one row for each provider, lender and minute. */
export function createProviderCalls(): ProviderCalls {
  let tallies = new Map<string, Tally>();
  return {
    count(provider, failed, tookMs) {
      const organisation = lenderOfCall();
      const key = `${organisation} ${provider}`;
      const tally = tallies.get(key) ?? {
        ...{ organisation, provider },
        tookMs: [],
        timeouts: 0,
        unreachable: 0,
        refused: 0,
        garbage: 0,
      };
      tallies.set(key, tally);
      tally.tookMs.push(Math.round(tookMs));
      if (failed) {
        tally[COLUMNS[failed]] += 1;
        tally.failedAtMs = performance.now();
        tally.failure = failed;
      } else {
        tally.succeededAtMs = performance.now();
      }
    },

    async write(db, process) {
      const counted = tallies;
      tallies = new Map();
      for (const tally of counted.values()) await writeTally(db, process, tally);
    },
  };
}

async function writeTally(db: Db, process: string, tally: Tally): Promise<void> {
  const {
    organisation,
    provider,
    tookMs,
    timeouts,
    unreachable,
    refused,
    garbage,
    succeededAtMs,
    failedAtMs,
    failure,
  } = tally;
  await db
    .insertInto('provider_minute')
    .values({
      ...{ organisation, provider, process, minute: sql<string>`date_trunc('minute', now())` },
      ...{ calls: tookMs.length, timeouts, unreachable, refused, garbage, took_ms: tookMs },
      last_success_at: succeededAtMs === undefined ? null : instantOf(succeededAtMs),
      last_failure_at: failedAtMs === undefined ? null : instantOf(failedAtMs),
      last_failure: failure ?? null,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'minute', 'process', 'organisation']).doUpdateSet({
        calls: sql<number>`provider_minute.calls + excluded.calls`,
        timeouts: sql<number>`provider_minute.timeouts + excluded.timeouts`,
        unreachable: sql<number>`provider_minute.unreachable + excluded.unreachable`,
        refused: sql<number>`provider_minute.refused + excluded.refused`,
        garbage: sql<number>`provider_minute.garbage + excluded.garbage`,
        took_ms: sql<number[]>`provider_minute.took_ms || excluded.took_ms`,
        last_success_at: sql<string>`coalesce(excluded.last_success_at, provider_minute.last_success_at)`,
        last_failure_at: sql<string>`coalesce(excluded.last_failure_at, provider_minute.last_failure_at)`,
        last_failure: sql<string>`coalesce(excluded.last_failure, provider_minute.last_failure)`,
      }),
    )
    .execute();
}

/**
 * Returns the database's time of a moment, whatever this machine's clock says.
 * @param atMs as `performance.now()` gave it
 */
export function instantOf(atMs: number): RawBuilder<string> {
  return sql<string>`now() - make_interval(secs => ${(performance.now() - atMs) / 1000}::float8)`;
}
