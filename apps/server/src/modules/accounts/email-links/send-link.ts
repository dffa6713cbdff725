import type { Context } from '../../../context.ts';
import type { Origin } from '../../../db/tables/columns.ts';
import { accountEmailLimits, secondsToWait, waitWords } from '../../../http/rate-limit.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { createToken, type TokenPurpose } from '../../notifications/one-time-tokens.ts';
import { queueAccountEmail } from '../account-email.ts';
import { inUniformTime } from '../uniform-time.ts';

type LinkRequest = {
  readonly organisation: string;
  readonly email: string;
  readonly origin: Origin;
  /** The path to show after signing in. */
  readonly redirectUrl?: string | undefined;
};

/** Emails a one-time link, if the address has an account. Answer and time are the same if it has none. */
export async function sendLink(
  context: Context,
  { organisation, email, origin, redirectUrl }: LinkRequest,
  purpose: Extract<TokenPurpose, 'RESET_PASSWORD' | 'SIGN_IN_LINK' | 'VERIFY_EMAIL'>,
): Promise<undefined | Refusal> {
  const address = context.sealing.lookupHash('account email', `${organisation} ${email}`);
  const wait = await secondsToWait(context.db, accountEmailLimits(address, origin.ip ?? ''));
  if (wait > 0) {
    return refuse('TOO_MANY_ATTEMPTS', {
      message: `You’ve asked for too many emails. Try again in ${waitWords(wait)}.`,
    });
  }
  await inUniformTime(queueLink());
  return undefined;

  async function queueLink(): Promise<void> {
    const identity = await context.identities.find(organisation, email);
    if (!identity) return;
    await context.db.transaction().execute(async (trx) => {
      const token = await createToken(trx, context, {
        organisation,
        purpose,
        identity,
        ...(redirectUrl && { detail: redirectUrl }),
      });
      await queueAccountEmail(trx, context, { organisation, email }, purpose, token);
    });
  }
}
