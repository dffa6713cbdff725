import type { startPasskeySignIn as call } from '@homeline/contract/accounts/passkeys.ts';
import type { Handler } from '../../../http/handler.ts';
import { secondsToWait, startedSignInLimits, waitWords } from '../../../http/rate-limit.ts';
import { refuse } from '../../../refusal.ts';
import { createToken } from '../../notifications/one-time-tokens.ts';
import { relyingParty } from './relying-party.ts';

/** Starts a sign-in with a passkey. The device knows whose passkeys it holds, so no address is asked for. */
export const startPasskeySignIn: Handler<typeof call> = async ({ organisation, site, origin }, context) => {
  const wait = await secondsToWait(context.db, startedSignInLimits(origin.ip ?? ''));
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(site).rpID,
    challenge: await createToken(context.db, context, { organisation, purpose: 'PASSKEY_SIGN_IN' }),
    userVerification: 'required',
  });
  return { options: { ...options } };
};
