import { RequestError } from '@homeline/contract/client.ts';
import type { ErrorBody } from '@homeline/contract/errors.ts';

/** What the server said in refusing; empty when it did not answer. */
export function refusalOf(error: unknown): Partial<ErrorBody> {
  const isAnswer = error instanceof RequestError && error.status !== 0;
  return isAnswer && typeof error.data === 'object' && error.data !== null ? error.data : {};
}
