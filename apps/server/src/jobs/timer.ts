import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../log.ts';

/** Does something at once and then again and again, one after the other, until it is stopped. A failure is logged, not the end. */
export function everyWhile(
  stopped: AbortSignal,
  intervalMs: number,
  log: Log,
  name: string,
  act: () => Promise<unknown>,
): void {
  const loop = async () => {
    while (!stopped.aborted) {
      try {
        await act();
      } catch (error) {
        if (!stopped.aborted) log.error({ failure: (error as Error).message }, `The ${name} failed`);
      }
      await wait(intervalMs, undefined, { signal: stopped, ref: false }).catch(() => {});
    }
  };
  void loop();
}
