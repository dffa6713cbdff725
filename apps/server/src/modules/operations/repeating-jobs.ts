import type { Db } from '../../db/tables.ts';
import type { Run } from '../../jobs/timer.ts';
import { instantOf } from './provider-calls.ts';

export type RepeatingJobs = { note(run: Run): void; write(db: Db): Promise<void> };

type Noted = Run & { readonly atMs: number; readonly lastFailure?: { atMs: number; failure: string } };

/** Keeps the newest run of each repeating job, and its newest failure. */
export function createRepeatingJobs(): RepeatingJobs {
  let runs = new Map<string, Noted>();
  return {
    note(run) {
      const atMs = performance.now();
      const { failure } = run;
      const lastFailure = failure === undefined ? runs.get(run.name)?.lastFailure : { atMs, failure };
      runs.set(run.name, { ...run, atMs, ...(lastFailure && { lastFailure }) });
    },

    async write(db) {
      const noted = runs;
      runs = new Map();
      for (const { name, everyMs, tookMs, atMs, failure, lastFailure } of noted.values()) {
        const row = {
          ...{ every_ms: everyMs, last_run_at: instantOf(atMs), took_ms: Math.round(tookMs) },
          has_failed: failure !== undefined,
          ...(lastFailure && {
            last_failed_at: instantOf(lastFailure.atMs),
            failure: lastFailure.failure,
          }),
        };
        await db
          .insertInto('repeating_job')
          .values({ last_failed_at: null, failure: null, ...row, name })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
          .execute();
      }
    },
  };
}
