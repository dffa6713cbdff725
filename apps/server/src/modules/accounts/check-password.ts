import type { Context } from '../../context.ts';
import type { Origin } from '../../db/tables/columns.ts';
import { accountHash, knownDevice } from '../../http/known-device.ts';
import {
  forgetAttempt,
  knownDeviceLimits,
  secondsToWait,
  signInLimits,
  waitWords,
} from '../../http/rate-limit.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { noteRefusedSignIn } from './sign-in-refusals.ts';

type Credentials = {
  readonly organisation: string;
  readonly email: string;
  readonly password: string;
  readonly origin: Origin;
  readonly deviceCookie: string;
};

/**
 * Returns the identity whose password is correct. Repeated failures for an email address from one place wait longer and longer; on a browser
 * that signed in before, only its own failures count.
 */
export async function checkPassword(
  context: Context,
  { organisation, email, password, origin, deviceCookie }: Credentials,
): Promise<{ readonly identity: string } | Refusal> {
  const account = { organisation, email };
  const emailHash = accountHash(context, account);
  const device = knownDevice(context, deviceCookie, account);
  const limits = device ? knownDeviceLimits(emailHash, device.id) : signInLimits(emailHash, origin.ip ?? '');
  const wait = await secondsToWait(context.db, limits);
  if (wait > 0) {
    noteRefusedSignIn(context, { ...account, reason: 'TOO_MANY' });
    return refuse('TOO_MANY_ATTEMPTS', { message: tooManyWords(wait) });
  }
  const identity = await context.identities.check(organisation, email, password);
  if (!identity) {
    noteRefusedSignIn(context, { ...account, reason: 'PASSWORD' });
    return refuse('WRONG_CREDENTIALS');
  }
  await forgetAttempt(context.db, limits);
  return { identity };
}

function tooManyWords(wait: number): string {
  return `Too many attempts. Try again in ${waitWords(wait)}, or ask for a sign-in link by email: it works at once.`;
}
