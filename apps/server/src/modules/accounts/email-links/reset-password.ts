import type { resetPassword as call } from '@homeline/contract/accounts/email-links.ts';
import type { Context } from '../../../context.ts';
import type { Handler } from '../../../http/handler.ts';
import { refuse } from '../../../refusal.ts';
import { deleteTokensOf, readToken, takeToken } from '../../notifications/one-time-tokens.ts';
import { queueAccountEmail } from '../account-email.ts';
import { refuseWeakPassword } from '../check-new-password.ts';
import { isMailboxUnproven, proveMailbox } from '../prove-mailbox.ts';
import { endSessions } from '../sessions/end-sessions.ts';

/** Replaces the password with the token of an emailed link, and ends every session. */
export const resetPassword: Handler<typeof call> = async ({ body, organisation }, context) => {
  const presented = await presentedToken(context, organisation, body.token);
  const found = presented && (await readToken(context.db, context, presented));
  if (!presented || !found?.identity) return refuse('LINK_UNUSABLE');
  const { identity } = found;
  const email = await context.identities.emailOf(identity);
  const names = [await context.identities.nameOf(identity)];
  const weak = await refuseWeakPassword(context, { organisation, password: body.password, email, names });
  if (weak) return weak;

  const passwordHash = await context.identities.hash(body.password);
  const ended = await context.db.transaction().execute(async (trx) => {
    if (!(await takeToken(trx, context, presented))) return undefined;
    const sessions = await endSessions(trx, identity);
    await deleteTokensOf(trx, identity);
    await context.identities.setPassword(trx, identity, passwordHash);
    await proveMailbox(trx, context, { organisation, identity, email, knowsPassword: true });
    await queueAccountEmail(trx, context, { organisation, email }, 'PASSWORD_CHANGED');
    return sessions;
  });
  if (!ended) return refuse('LINK_UNUSABLE');
  context.revocations.remember(ended);
  return undefined;
};

/** A reset replaces a password, and so does an owner who finds a stranger's. A client of a loan originator chooses their first one. */
const PURPOSES = ['RESET_PASSWORD', 'CHOOSE_PASSWORD', 'VERIFY_EMAIL'] as const;

async function presentedToken(context: Context, organisation: string, token: string) {
  for (const purpose of PURPOSES) {
    const presented = { organisation, purpose, token };
    const found = await readToken(context.db, context, presented);
    if (!found?.identity) continue;
    // The link that confirms an address works for days, so it doesn't outlive its purpose.
    if (purpose === 'VERIFY_EMAIL' && !(await isMailboxUnproven(context.db, found.identity))) continue;
    return presented;
  }
  return undefined;
}
