import { type Client, createClient } from '@homeline/contract/client.ts';
import { organisation } from '../organisation.ts';
import { endSession, endsSession } from './end-of-session.ts';
import { token } from './token.ts';

const toServer = createClient({
  baseUrl: organisation.baseUrl,
  orgCode: () => organisation.orgCode,
  token,
});

/** Makes a call of the contract. Redirects to sign-in when the session has ended. */
export const send: Client = async (call, given) => {
  try {
    return await toServer(call, given);
  } catch (error) {
    if (endsSession(error)) endSession();
    throw error;
  }
};
