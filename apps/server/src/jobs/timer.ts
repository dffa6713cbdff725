import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import type { ErrorReports } from '../error-reports/error-reports.ts';
import { FileStoreUnavailable } from '../file-store/file-store.ts';
import type { Log } from '../log.ts';
import { currentSpan, type Tracing } from '../tracing/span.ts';
import { tracedRun } from '../tracing/traced-run.ts';

/** A finished run of a repeating job. */
export type Run = {
  readonly name: string;
  readonly everyMs: number;
  readonly tookMs: number;
  /** The class of the error that ended it, never its message: it may quote data. */
  readonly failure?: string;
};

/** The repeating jobs of a process. */
export type Timers = {
  /**
   * Repeats an action at an interval until stopped, starting at once. Runs never overlap. Logs a failure and continues.
   * @param everyMs the pause after each run
   * @param action may end early once its signal is aborted
   */
  repeatEvery(everyMs: number, name: string, action: (stopped: AbortSignal) => Promise<unknown>): void;
  /** Starts no more runs, and waits for those in progress, but not longer than `DRAIN_MS`. */
  stop(): Promise<void>;
};

/** How long a stopping server waits for its runs and tasks. */
export const DRAIN_MS = 20_000;

type Watching = { readonly tracing?: Tracing | undefined; readonly errorReports?: ErrorReports | undefined };

/**
 * Creates the timers of repeating jobs.
 * @param onRun learns of every run
 * @param watching learn of every run and every failure
 * @param drainMs how long stopping waits for the runs in progress
 */
export function createTimers(
  log: Log,
  onRun: (run: Run) => void,
  { tracing, errorReports }: Watching = {},
  drainMs = DRAIN_MS,
): Timers {
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const loops: Promise<void>[] = [];

  async function repeat(
    everyMs: number,
    name: string,
    action: (stopped: AbortSignal) => Promise<unknown>,
  ): Promise<void> {
    const runOnce = async () => {
      const startedMs = performance.now();
      const run = () => ({ name, everyMs, tookMs: performance.now() - startedMs });
      try {
        await action(stopped);
        onRun(run());
      } catch (error) {
        if (stopped.aborted) return;
        currentSpan()?.fail(errorClass(error));
        const report = isOutage(error) ? undefined : errorReports?.send(error, { job: name });
        log.error({ failure: (error as Error).message, report }, `The ${name} failed`);
        onRun({ ...run(), failure: errorClass(error) });
      }
    };
    while (!stopped.aborted) {
      await (tracing ? tracedRun(tracing, name, runOnce) : runOnce());
      await wait(everyMs, undefined, { signal: stopped, ref: false }).catch(() => {});
    }
  }

  return {
    repeatEvery(everyMs, name, action) {
      loops.push(repeat(everyMs, name, action));
    },
    async stop() {
      stopping.abort();
      const inTime = new AbortController();
      const late = wait(drainMs, undefined, { signal: inTime.signal }).catch(() => {});
      await Promise.race([Promise.all(loops), late]);
      inTime.abort();
    },
  };
}

/** An outage is no defect: it ends by itself. */
function isOutage(error: unknown): boolean {
  return isDatabaseUnavailable(error) || error instanceof FileStoreUnavailable;
}

const CODE = /^[A-Z0-9_]{3,40}$/;

/** Returns what kind of error it is: its name, and the code of the driver or the system. */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && CODE.test(code) ? `${error.name} ${code}` : error.name;
}
