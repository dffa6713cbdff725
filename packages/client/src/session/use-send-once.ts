import type { Client } from '@homeline/contract/client.ts';
import { useRef } from 'react';

/**
 * Wraps a client for calls that take effect once per idempotency key. A request repeated after a lost answer keeps its key; a changed one
 * takes a new key, because the server refuses another input under a key that it knows.
 */
export function useSendOnce(send: Client): Client {
  const unanswered = useRef(new Map<string, string>());
  return async (call, given) => {
    const request = JSON.stringify([call.name, given], withFiles);
    const key = unanswered.current.get(request) ?? crypto.randomUUID();
    unanswered.current.set(request, key);
    const answer = await send(call, { ...given, idempotencyKey: key });
    unanswered.current.delete(request);
    return answer;
  };
}

/** JSON has no files, so another file would look like the same request. */
const withFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
