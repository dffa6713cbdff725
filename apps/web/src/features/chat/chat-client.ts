import { organisation } from '@homeline/client/organisation.ts';
import { sessionReplay } from '@homeline/client/session/session-replay.ts';
import { type Client, createClient, RequestError } from '@homeline/contract/client.ts';

/** Creates a client whose bearer token is a chat's. */
export function chatClient(token: () => string | undefined): Client {
  return createClient({
    baseUrl: organisation.baseUrl,
    origin: () => window.location.origin,
    orgCode: () => organisation.orgCode,
    token: { read: token, save: () => undefined },
    replay: sessionReplay,
  });
}

/** Returns whether the server rejected the chat’s token. */
export function isTokenRefused(error: unknown): boolean {
  return error instanceof RequestError && [401, 403, 404].includes(error.status);
}

/** Returns whether the server answered, and refused. */
export function isRefused(error: unknown): error is RequestError {
  return error instanceof RequestError && error.status >= 400 && error.status < 500;
}
