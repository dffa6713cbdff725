import type { resendInvitation as call } from '@homeline/contract/signers/invitation.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { invitationLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { refuse } from '../../refusal.ts';
import { invitedHash, sendInvitation } from './invitations.ts';

/** Sends a new link for each invitation to an address that nobody has accepted. Says nothing about whether there is one. */
export const resendInvitation: Handler<typeof call> = async ({ body, organisation, origin }, context) => {
  const emailHash = invitedHash(context, organisation, body.email);
  const wait = await secondsToWait(context.db, invitationLimits(emailHash, origin.ip ?? ''));
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });
  const open = await context.db
    .selectFrom('signer_invitation')
    .select(['application_id', 'signer'])
    .where('organisation', '=', organisation)
    .where('email_hash', '=', emailHash)
    .where('identity', 'is', null)
    .execute();
  for (const { application_id: applicationId, signer: uuid } of open) {
    const key = { organisation, applicationId };
    await context.db.transaction().execute(async (trx) => {
      await lockApplication(trx, key);
      const facts = relevantFacts(await loadFacts(trx, key));
      const signer = signerOf(facts, uuid);
      if (signer) await sendInvitation(trx, context, key, facts, signer);
    });
  }
  return undefined;
};
