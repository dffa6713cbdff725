import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { lenderOfCall } from '../../vendors/lender-of-call.ts';
import type { CallFailure, OnCall, WatchedPort } from '../../vendors/watch.ts';

/** The column that counts each failure. */
const COLUMNS = {
  TIMEOUT: 'timeouts',
  UNREACHABLE: 'unreachable',
  REFUSED: 'refused',
  GARBAGE: 'garbage',
} as const satisfies Record<CallFailure, string>;

type Tally = {
  readonly organisation: string;
  readonly port: WatchedPort;
  readonly provider: string;
  tookMs: number[];
  timeouts: number;
  unreachable: number;
  refused: number;
  garbage: number;
  charged: number;
  succeededAtMs?: number;
  failedAtMs?: number;
  failure?: CallFailure;
};

export type ProviderCalls = { readonly count: OnCall; write(db: Db): Promise<void> };

/** Counts the calls of providers in memory, and writes them as one row for each port, provider, lender and minute. */
export function createProviderCalls(): ProviderCalls {
  let tallies = new Map<string, Tally>();
  // Who answers isn't part of the rows' key, so that a server of the previous release can write at the same time.
  const processes = new Map<string, string>();
  const processOf = (provider: string) => {
    const process = processes.get(provider) ?? randomUUID();
    processes.set(provider, process);
    return process;
  };
  return {
    count({ port, provider, failed, tookMs, isCharged }) {
      const organisation = lenderOfCall();
      const key = `${organisation} ${port} ${provider}`;
      const tally = tallies.get(key) ?? {
        ...{ organisation, port, provider },
        tookMs: [],
        timeouts: 0,
        unreachable: 0,
        refused: 0,
        garbage: 0,
        charged: 0,
      };
      tallies.set(key, tally);
      tally.tookMs.push(Math.round(tookMs));
      if (isCharged) tally.charged += 1;
      if (failed) {
        tally[COLUMNS[failed]] += 1;
        tally.failedAtMs = performance.now();
        tally.failure = failed;
      } else {
        tally.succeededAtMs = performance.now();
      }
    },

    async write(db) {
      const counted = tallies;
      tallies = new Map();
      for (const tally of counted.values()) await writeTally(db, processOf(tally.provider), tally);
    },
  };
}

async function writeTally(db: Db, process: string, tally: Tally): Promise<void> {
  const {
    organisation,
    port,
    provider,
    tookMs,
    timeouts,
    unreachable,
    refused,
    garbage,
    charged,
    succeededAtMs,
    failedAtMs,
    failure,
  } = tally;
  await db
    .insertInto('provider_minute')
    .values({
      ...{
        organisation,
        provider: port,
        answered_by: provider,
        process,
        charged,
        minute: sql<string>`date_trunc('minute', now())`,
      },
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
        charged: sql<number>`provider_minute.charged + excluded.charged`,
        took_ms: sql<number[]>`provider_minute.took_ms || excluded.took_ms`,
        last_success_at: sql<string>`coalesce(excluded.last_success_at, provider_minute.last_success_at)`,
        last_failure_at: sql<string>`coalesce(excluded.last_failure_at, provider_minute.last_failure_at)`,
        last_failure: sql<string>`coalesce(excluded.last_failure, provider_minute.last_failure)`,
      }),
    )
    .execute();
}

/**
 * Returns a moment by the database's clock, whatever this machine's clock says.
 * @param atMs as `performance.now()` gave it
 */
export function instantOf(atMs: number): RawBuilder<string> {
  return sql<string>`now() - make_interval(secs => ${(performance.now() - atMs) / 1000}::float8)`;
}
