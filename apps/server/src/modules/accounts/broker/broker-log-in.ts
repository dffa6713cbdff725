import type { brokerLogIn as call } from '@homeline/contract/accounts/broker.ts';
import type { Handler } from '../../../http/handler.ts';
import { secondsToWait, startedSignInLimits, waitWords } from '../../../http/rate-limit.ts';
import { refuse } from '../../../refusal.ts';
import { createToken } from '../../notifications/one-time-tokens.ts';
import { callbackUrl, signInPage } from './broker-pages.ts';
import { authorizationUrl } from './identity-provider.ts';

/** Starts a sign-in at the lender's identity provider, or on our own pages if the lender has none. */
export const brokerLogIn: Handler<typeof call> = async (
  { params, body, organisation, site, origin },
  context,
) => {
  const lender = context.organisations.get(organisation);
  // A lender that forces its own pages sends nobody to its provider.
  if (!lender.signIn.issuer || lender.signIn.mode === 'legacy')
    return { redirect: signInPage(body.redirectUrl) };
  const wait = await secondsToWait(context.db, startedSignInLimits(origin.ip ?? ''));
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });
  const state = await createToken(context.db, context, {
    organisation,
    purpose: 'BROKER_SIGN_IN',
    detail: JSON.stringify({ userType: params.userType, redirectUrl: body.redirectUrl }),
  });
  try {
    return { redirect: await authorizationUrl(context, lender, { state, redirectUri: callbackUrl(site) }) };
  } catch (error) {
    context.log.warn(
      { lender: organisation, failure: String(error) },
      'The identity provider is unreachable',
    );
    return refuse('PROVIDER_UNAVAILABLE');
  }
};
