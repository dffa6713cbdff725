import type { Log } from './log.ts';

/** The running parts of the server. */
export type Parts = {
  /** Adds a part that has started. */
  add(name: string, stop: () => unknown): void;
  /**
   * Stops the parts, the last one first. A part that fails doesn't keep the others running.
   * @throws AggregateError after all, if any failed
   */
  stop(): Promise<void>;
};

/** Creates the list of the server's parts. */
export function createParts(log: Log): Parts {
  const started: { readonly name: string; readonly stop: () => unknown }[] = [];
  return {
    add: (name, stop) => void started.push({ name, stop }),
    async stop() {
      const errors: unknown[] = [];
      for (let part = started.pop(); part; part = started.pop()) {
        try {
          await part.stop();
        } catch (error) {
          errors.push(error);
          log.error(
            { part: part.name, failure: (error as Error).message },
            'A part of the server didn’t stop',
          );
        }
      }
      if (errors.length > 0) throw new AggregateError(errors, 'The server didn’t stop cleanly');
    },
  };
}
