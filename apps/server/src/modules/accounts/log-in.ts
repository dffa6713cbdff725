import type { logIn as call } from '@homeline/contract/accounts/log-in.ts';
import type { Handler } from '../../http/handler.ts';
import { forgetAttempt, secondsToWait, signInLimits, waitWords } from '../../http/rate-limit.ts';
import { refuse } from '../../refusal.ts';
import { isPasswordExpired } from './password-expiry.ts';
import { signIn } from './sign-in.ts';

/** Signs a person in by password. Repeated failures for an email address from one place wait longer and longer. */
export const logIn: Handler<typeof call> = async ({ body, organisation, origin }, context) => {
  const emailHash = context.sealing.lookupHash('sign-in', `${organisation} ${body.email}`);
  const limits = signInLimits(emailHash, origin.ip ?? '');
  const wait = await secondsToWait(context.db, limits);
  if (wait > 0) {
    return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });
  }

  const identity = await context.identities.check(organisation, body.email, body.password);
  if (!identity) return refuse('WRONG_CREDENTIALS');
  await forgetAttempt(context.db, limits);
  const { passwordSetAt } = (await context.identities.waysToSignIn(identity)) ?? {};
  const { signIn: rules } = context.organisations.get(organisation);
  if (passwordSetAt && isPasswordExpired(rules, passwordSetAt)) return refuse('PASSWORD_EXPIRED');
  return signIn(context, { organisation, identity, origin, method: 'PASSWORD', code: body.code });
};
