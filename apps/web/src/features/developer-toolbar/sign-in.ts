import { getLegacyIdentity } from '@homeline/contract/accounts/broker.ts';
import { logIn } from '@homeline/contract/accounts/log-in.ts';
import { clientWith } from '../../session/client-with.ts';
import { enter } from '../../session/enter.ts';

/** How a tester signs in. */
export type Credentials = { readonly email: string; readonly password: string } | { readonly jwt: string };

/**
 * Signs a tester in. The person before stays signed in until the server accepts the credentials.
 * @throws RequestError when it refuses them
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const given =
    'jwt' in credentials ? credentials : await clientWith(undefined)(logIn, { body: credentials });
  await clientWith(given.jwt)(getLegacyIdentity, {});
  enter(given.jwt);
}
