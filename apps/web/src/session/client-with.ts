import { organisation } from '@homeline/client/organisation.ts';
import { clock } from '@homeline/client/session/clock.ts';
import { type Client, createClient } from '@homeline/contract/client.ts';

/** Returns a client with a token of its own, not that of the signed-in person. */
export function clientWith(jwt: string | undefined): Client {
  return createClient({
    baseUrl: organisation.baseUrl,
    origin: () => window.location.origin,
    orgCode: () => organisation.orgCode,
    token: { read: () => jwt, save: () => undefined },
    clock,
  });
}
