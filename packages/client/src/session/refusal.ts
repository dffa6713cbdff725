import { RequestError } from '@homeline/contract/client.ts';
import type { ErrorBody } from '@homeline/contract/errors.ts';

const ENDS_BY_MESSAGE = ['unauthenticated', 'invalid signature'];

/** Returns the server's error; empty when it didn't answer. */
export function refusalOf(error: unknown): Partial<ErrorBody> {
  const isAnswer = error instanceof RequestError && error.status !== 0;
  return isAnswer && typeof error.data === 'object' && error.data !== null ? error.data : {};
}

/** Returns whether a refusal means that the session has ended: 401, or 403 with one of two messages. A refused sign-in doesn't. */
export function endsSession(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  if (error.status === 401) return (refusalOf(error).code ?? 'UNAUTHENTICATED') === 'UNAUTHENTICATED';
  return error.status === 403 && ENDS_BY_MESSAGE.includes(error.message.toLowerCase());
}
