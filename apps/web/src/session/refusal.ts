import { RequestError } from '@homeline/contract/client.ts';
import type { ErrorBody } from '@homeline/contract/errors.ts';

/** Returns the server's error; empty when it didn't answer. */
export function refusalOf(error: unknown): Partial<ErrorBody> {
  const isAnswer = error instanceof RequestError && error.status !== 0;
  return isAnswer && typeof error.data === 'object' && error.data !== null ? error.data : {};
}
