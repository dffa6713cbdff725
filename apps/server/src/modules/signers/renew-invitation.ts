import type {
  checkInvitation as checkCall,
  renewInvitation as renewCall,
} from '@homeline/contract/signers/renew-invitation.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { mayCorrectEmail, signerOf } from '@homeline/domain/workflow/signer-step.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Db } from '../../db/tables.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { invitationLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { refuse } from '../../refusal.ts';
import { codeHash, sendInvitation } from './invitations.ts';

/** Tells whoever opens a link whether it still works. */
export const checkInvitation: Handler<typeof checkCall> = async ({ body, organisation }, context) => {
  const found = await invitationOf(context.db, context, organisation, body.code);
  if (!found) return { link: 'REPLACED' };
  return { link: found.isExpired ? 'EXPIRED' : 'OPEN' };
};

/** Sends a new link in place of an expired one. The holder of the old link learns nothing: the email goes to the invited address. */
export const renewInvitation: Handler<typeof renewCall> = async ({ body, organisation, origin }, context) => {
  const found = await invitationOf(context.db, context, organisation, body.code);
  const wait = await secondsToWait(
    context.db,
    invitationLimits(found?.email_hash ?? codeHash(context, body.code), origin.ip ?? ''),
  );
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });
  if (!found?.isExpired) return undefined;
  const key = { organisation, applicationId: found.application_id };
  await context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    // Another press may have sent it while this one waited.
    if (!(await invitationOf(trx, context, organisation, body.code))) return;
    const facts = relevantFacts(await loadFacts(trx, key));
    const signer = signerOf(facts, found.signer);
    // No link for a signer who has signed in meanwhile or is no longer asked.
    if (signer && mayCorrectEmail(facts, signer.uuid)) await sendInvitation(trx, context, key, facts, signer);
  });
  return undefined;
};

async function invitationOf(db: Db, context: Context, organisation: string, code: string) {
  const row = await db
    .selectFrom('signer_invitation')
    .select(['application_id', 'signer', 'email_hash', 'expires_at'])
    .where('organisation', '=', organisation)
    .where('code_hash', '=', codeHash(context, code))
    .executeTakeFirst();
  return row && { ...row, isExpired: row.expires_at.getTime() <= context.clock.nowMs() };
}
