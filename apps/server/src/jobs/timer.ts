import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';

/**
 * Repeats an action at an interval until stopped, starting at once. Runs never overlap. Logs a failure and continues.
 * @param intervalMs the pause after each run
 */
export function repeatEvery(
  stopped: AbortSignal,
  intervalMs: number,
  log: Log,
  name: string,
  action: () => Promise<unknown>,
): void {
  const loop = async () => {
    while (!stopped.aborted) {
      try {
        await action();
      } catch (error) {
        if (!stopped.aborted) log.error({ failure: (error as Error).message }, `The ${name} failed`);
      }
      await wait(intervalMs, undefined, { signal: stopped, ref: false }).catch(() => {});
    }
  };
  void loop();
}
