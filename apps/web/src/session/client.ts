import { type Client, type ClientOptions, createClient } from '@homeline/contract/client.ts';
import { organisation } from '../organisation.ts';
import { endSession, endsSession } from './end-of-session.ts';
import { token } from './token.ts';

/** Creates a client that redirects to sign-in when the session has ended. */
export function sessionClient(options: Pick<ClientOptions, 'timeoutMs' | 'fetch'> = {}): Client {
  const toServer = createClient({
    baseUrl: organisation.baseUrl,
    origin: () => window.location.origin,
    orgCode: () => organisation.orgCode,
    token,
    ...options,
  });
  return async (call, given) => {
    try {
      return await toServer(call, given);
    } catch (error) {
      if (endsSession(error)) endSession();
      throw error;
    }
  };
}

/** Makes a call of the contract. */
export const send: Client = sessionClient();
