import { organisation } from '@homeline/client/organisation.ts';
import { brokerLogOut } from '@homeline/contract/accounts/broker.ts';
import { logOut } from '@homeline/contract/accounts/log-in.ts';
import { signInService } from '@homeline/domain/organisations/sign-in.ts';
import { send } from './client.ts';
import { userType } from './identity.ts';

/**
 * Revokes the token at the identity service that signs this person in.
 * @returns where the lender's identity provider signs the person out, if they signed in there
 */
export async function signOutAtServer(): Promise<string | undefined> {
  const who = userType();
  const { issuerName, ...rules } = organisation.orgMetaData.signIn;
  // Where an experiment chooses, only the server knows where this person signed in.
  const isAtBroker = signInService(rules, who) === 'broker' || (rules.mode === 'optimizely' && issuerName);
  if (!isAtBroker) {
    await send(logOut, {});
    return undefined;
  }
  const { redirect } = await send(brokerLogOut, { params: { userType: who } });
  return redirect.startsWith('/') ? undefined : redirect;
}
