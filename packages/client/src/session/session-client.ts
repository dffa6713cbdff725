import { type Client, type ClientOptions, createClient } from '@homeline/contract/client.ts';
import { organisation } from '../organisation.ts';
import { clock } from './clock.ts';
import { endsSession } from './refusal.ts';
import { sessionReplay } from './session-replay.ts';
import { token } from './token.ts';

/**
 * Creates a client that sends the page's token.
 * @param onEnd called when the server says that the session has ended
 */
export function sessionClient(
  onEnd: () => void,
  options: Partial<Pick<ClientOptions, 'baseUrl' | 'timeoutMs' | 'fetch' | 'replay'>> = {},
): Client {
  const toServer = createClient({
    baseUrl: organisation.baseUrl,
    origin: () => window.location.origin,
    orgCode: () => organisation.orgCode,
    token,
    replay: sessionReplay,
    clock,
    ...options,
  });
  return async (call, given) => {
    try {
      return await toServer(call, given);
    } catch (error) {
      if (endsSession(error)) onEnd();
      throw error;
    }
  };
}
