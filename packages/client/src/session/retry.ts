import { RequestError } from '@homeline/contract/client.ts';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 1000;

type Options = {
  /** Returns whether another attempt makes sense after a failure. */
  readonly isWorthIt: (error: unknown) => boolean;
  /** 5 by default. */
  readonly attempts?: number;
  readonly pause?: (ms: number) => Promise<void>;
};

/**
 * Tries up to five times by default, a second after the first failure and twice as long after each further one.
 * @throws the last attempt's error, or the first one that another attempt can't fix
 */
export async function retry<T>(
  attempt: () => Promise<T>,
  { isWorthIt, attempts = ATTEMPTS, pause = wait }: Options,
): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === attempts || !isWorthIt(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (tried - 1));
    }
  }
}

/** Returns whether the request or its answer was lost. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof RequestError && error.status === 0;
}

/** Returns whether the request or its answer was lost while the browser reports a connection. */
export function isLostConnection(error: unknown): boolean {
  return isUnanswered(error) && navigator.onLine;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
