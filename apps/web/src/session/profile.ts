import { getProfile, type Profile } from '@homeline/contract/accounts/get-profile.ts';
import { send } from './client.ts';
import { sessionCopy } from './copy.ts';

/**
 * Returns the signed-in person. A 401 ends the session, as for every call.
 * @throws Error “Failed to fetch profile details”
 */
export async function fetchProfile(): Promise<Profile> {
  return send(getProfile, {}).catch((cause: unknown) => {
    throw new Error(sessionCopy.noProfile, { cause });
  });
}
