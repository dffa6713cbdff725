import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** A finished run of a repeating job. */
export type Run = {
  readonly name: string;
  readonly everyMs: number;
  readonly tookMs: number;
  /** The class of the error that ended it, never its message: it may quote data. */
  readonly failure?: string;
};

type Repeating = {
  readonly stopped: AbortSignal;
  readonly log: Log;
  /** Learns of every run. */
  readonly onRun: (run: Run) => void;
};

/**
 * Repeats an action at an interval until stopped, starting at once. Runs never overlap. Logs a failure and continues.
 * @param everyMs the pause after each run
 */
export function repeatEvery(
  { stopped, log, onRun }: Repeating,
  everyMs: number,
  name: string,
  action: () => Promise<unknown>,
): void {
  const loop = async () => {
    while (!stopped.aborted) {
      const startedMs = performance.now();
      const run = () => ({ name, everyMs, tookMs: performance.now() - startedMs });
      try {
        await action();
        onRun(run());
      } catch (error) {
        if (!stopped.aborted) {
          log.error({ failure: (error as Error).message }, `The ${name} failed`);
          onRun({ ...run(), failure: errorClass(error) });
        }
      }
      await wait(everyMs, undefined, { signal: stopped, ref: false }).catch(() => {});
    }
  };
  void loop();
}

const CODE = /^[A-Z0-9_]{3,40}$/;

/** Returns what kind of error it is: its name, and the code of the driver or the system. */
export function errorClass(error: unknown): string {
  if (!(error instanceof Error)) return 'Error';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && CODE.test(code) ? `${error.name} ${code}` : error.name;
}
