import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables.ts';
import { forgetAttempt, secondsToWait, signInLimits, waitWords } from '../../http/rate-limit.ts';
import { type Refusal, refuse } from '../../refusal.ts';

type Credentials = {
  readonly organisation: string;
  readonly email: string;
  readonly password: string;
  readonly origin: Origin;
};

/** Returns the identity whose password is correct. Repeated failures for an email address from one place wait longer and longer. */
export async function checkPassword(
  context: Context,
  { organisation, email, password, origin }: Credentials,
): Promise<{ readonly identity: string } | Refusal> {
  const emailHash = context.sealing.lookupHash('sign-in', `${organisation} ${email}`);
  const limits = signInLimits(emailHash, origin.ip ?? '');
  const wait = await secondsToWait(context.db, limits);
  if (wait > 0) {
    return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });
  }
  const identity = await context.identities.check(organisation, email, password);
  if (!identity) return refuse('WRONG_CREDENTIALS');
  await forgetAttempt(context.db, limits);
  return { identity };
}
