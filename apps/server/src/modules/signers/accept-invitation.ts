import type { acceptInvitation as call } from '@homeline/contract/signers/invitation.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import { sql } from 'kysely';
import { loadFacts } from '../../facts/load.ts';
import { lockApplication } from '../../facts/lock.ts';
import { recordIn } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { forgetAttempt, secondsToWait, signInLimits, waitWords } from '../../http/rate-limit.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { checkSecondFactor } from '../accounts/second-factor/second-factor.ts';
import { codeHash, invitedHash } from './invitations.ts';

/**
 * Gives an invited signer their account, or joins the one they have under that address, and signs them in. The code works once, and only
 * with the invited address: whoever else holds the link gets nothing.
 */
export const acceptInvitation: Handler<typeof call> = async ({ body, organisation, origin }, context) => {
  const emailHash = invitedHash(context, organisation, body.email);
  const limits = signInLimits(emailHash, origin.ip ?? '');
  const wait = await secondsToWait(context.db, limits);
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });

  const existing = await context.identities.find(organisation, body.email);
  const known = existing && (await context.identities.check(organisation, body.email, body.password));
  const secondFactor = known
    ? await checkSecondFactor(context, known, body.secondFactorCode)
    : { isVerified: false };
  if (secondFactor.refusal) return secondFactor.refusal;
  const passwordHash = existing ? '' : await context.identities.hash(body.password);
  const accepted = await context.db.transaction().execute(async (trx) => {
    const invitation = await trx
      .selectFrom('signer_invitation')
      .select(['application_id', 'signer'])
      .where('organisation', '=', organisation)
      .where('code_hash', '=', codeHash(context, body.code))
      .where('email_hash', '=', emailHash)
      .where('expires_at', '>', sql<Date>`now()`)
      .forUpdate()
      .executeTakeFirst();
    if (!invitation) return refuse('INVITATION_UNUSABLE');
    const key = { organisation, applicationId: invitation.application_id };
    const application = await lockApplication(trx, key);
    const signer = signerOf(relevantFacts(await loadFacts(trx, key)), invitation.signer);
    if (!application || !signer) return refuse('INVITATION_UNUSABLE');
    if (existing && !known) return refuse('WRONG_CREDENTIALS');
    const identity =
      known ??
      (await context.identities.create(trx, {
        organisation,
        email: body.email,
        name: signer.name,
        passwordHash,
      }));
    // The borrower can't sign for somebody else, and an account made meanwhile is not theirs until its password is given.
    if (!identity || identity === application.owner) return refuse('INVITATION_UNUSABLE');
    await trx
      .updateTable('signer_invitation')
      .set({ identity, code_hash: null, accepted_at: sql<string>`now()` })
      .where('organisation', '=', organisation)
      .where('application_id', '=', key.applicationId)
      .where('signer', '=', signer.uuid)
      .execute();
    const actor = { by: 'SIGNER', id: identity } as const;
    const recorded = await recordIn(trx, context, { ...key, actor, origin }, () => [
      { fact: 'signerActs', value: { signer: signer.uuid, act: 'LOGGED_IN' } },
    ]);
    if (isRefusal(recorded)) return recorded;
    const caller = await context.identities.openSession(trx, organisation, identity, {
      origin,
      isTotpVerified: secondFactor.isVerified,
    });
    return { caller, applicationUuid: key.applicationId };
  });
  if (isRefusal(accepted)) return accepted;
  await forgetAttempt(context.db, limits);
  return { jwt: await context.tokens.issue(accepted.caller), applicationUuid: accepted.applicationUuid };
};
