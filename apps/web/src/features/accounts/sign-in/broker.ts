import { brokerCallback, brokerLogIn } from '@homeline/contract/accounts/broker.ts';
import type { UserType } from '@homeline/domain/organisations/sign-in.ts';
import { send } from '../../../session/client.ts';

const STARTED = 'brokerSignIn';

/**
 * Goes to the lender's identity provider. Only this tab can finish the sign-in: it keeps the state.
 * @throws RequestError if the provider doesn't answer
 */
export async function goToIdentityProvider(userType: UserType, redirectUrl?: string): Promise<void> {
  const { redirect } = await send(brokerLogIn, { params: { userType }, body: { redirectUrl } });
  const state = new URL(redirect, window.location.origin).searchParams.get('state') ?? '';
  sessionStorage.setItem(STARTED, JSON.stringify({ state, userType }));
  window.location.assign(redirect);
}

/**
 * Finishes the sign-in that this tab started.
 * @param query as the identity provider returned it
 * @returns undefined if this tab didn't start it
 */
export async function finishAtBroker(
  query: string,
): Promise<{ jwt: string; redirectUrl?: string | undefined } | undefined> {
  const started = sessionStorage.getItem(STARTED);
  sessionStorage.removeItem(STARTED);
  if (!started) return undefined;
  const { state, userType } = JSON.parse(started) as { state: string; userType: UserType };
  if (new URLSearchParams(query).get('state') !== state) return undefined;
  return send(brokerCallback, { params: { userType }, body: { query } });
}
