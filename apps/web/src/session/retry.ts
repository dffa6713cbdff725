import { RequestError } from '@homeline/contract/client.ts';

const ATTEMPTS = 5;
const FIRST_PAUSE_MS = 1000;

type Options = {
  /** Whether another attempt makes sense after this failure. */
  readonly isWorthIt: (error: unknown) => boolean;
  readonly pause?: (ms: number) => Promise<void>;
};

/**
 * Tries up to five times, a second after the first failure and twice as long after each further one.
 * @throws what the last attempt threw, or the first failure that another attempt cannot mend
 */
export async function retry<T>(attempt: () => Promise<T>, { isWorthIt, pause = wait }: Options): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (tried === ATTEMPTS || !isWorthIt(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (tried - 1));
    }
  }
}

/** The request did not arrive, or its answer did not. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof RequestError && error.status === 0;
}

/** The request did not arrive, or its answer did not, though the browser believes to be online. */
export function isLostConnection(error: unknown): boolean {
  return isUnanswered(error) && navigator.onLine;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
