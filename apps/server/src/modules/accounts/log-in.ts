import type { logIn as call } from '@homeline/contract/accounts/log-in.ts';
import type { Handler } from '../../http/handler.ts';
import { attemptsFor, clearFailures, mayAttempt } from '../../http/rate-limit.ts';
import { refuse } from '../../refusal.ts';

/** Signs a person in. Repeated failures lock out the e-mail address and the IP address for a while. */
export const logIn: Handler<typeof call> = async ({ body, organisation, origin }, context) => {
  const emailHash = context.sealing.lookupHash('sign-in', `${organisation} ${body.email}`);
  const attempts = attemptsFor(emailHash, origin.ip ?? '');
  if (!(await mayAttempt(context.db, attempts))) return refuse('TOO_MANY_ATTEMPTS');

  const identity = await context.identities.check(organisation, body.email, body.password);
  if (!identity) return refuse('WRONG_CREDENTIALS');
  await clearFailures(context.db, attempts);
  return {
    jwt: await context.tokens.issue(await context.identities.openSession(context.db, organisation, identity)),
  };
};
