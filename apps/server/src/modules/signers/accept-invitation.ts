import type { acceptInvitation as call } from '@homeline/contract/signers/invitation.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { loadFacts } from '../../facts/load.ts';
import { recordIn } from '../../facts/record.ts';
import type { Handler, HandlerRequest } from '../../http/handler.ts';
import { forgetAttempt, secondsToWait, signInLimits, waitWords } from '../../http/rate-limit.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { refuseWeakPassword } from '../accounts/check-new-password.ts';
import { proveMailbox } from '../accounts/prove-mailbox.ts';
import { checkSecondFactor } from '../accounts/second-factor/second-factor.ts';
import { codeHash, invitedHash } from './invitations.ts';

type Request = HandlerRequest<typeof call>;

/** The account that accepts: one that exists, proven with its password and second factor, or a new one. */
type Account = { readonly known?: string; readonly isTotpVerified: boolean; readonly passwordHash: string };

/**
 * Gives an invited signer their account, or joins the one they have under that address, and signs them in. The code works once, and only
 * with the invited address: another person who holds the link gets nothing.
 */
export const acceptInvitation: Handler<typeof call> = async (request, context) => {
  const { body, organisation, origin } = request;
  const limits = signInLimits(invitedHash(context, organisation, body.email), origin.ip ?? '');
  const wait = await secondsToWait(context.db, limits);
  if (wait > 0)
    return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });
  // Check the invitation before the answer can reveal anything about an account.
  if (!(await openInvitation(context.db, context, request))) return refuse('INVITATION_UNUSABLE');
  const account = await proveAccount(request, context);
  if (isRefusal(account)) return account;
  const accepted = await context.db.transaction().execute((trx) => bind(trx, context, request, account));
  if (isRefusal(accepted)) return accepted;
  context.revocations.remember(accepted.ended);
  await forgetAttempt(context.db, limits);
  return { jwt: await context.tokens.issue(accepted.caller), applicationUuid: accepted.applicationUuid };
};

async function proveAccount({ body, organisation }: Request, context: Context): Promise<Account | Refusal> {
  const { email, password } = body;
  const existing = await context.identities.find(organisation, email);
  if (!existing) {
    const weak = await refuseWeakPassword(context, { organisation, password, email });
    return weak ?? { isTotpVerified: false, passwordHash: await context.identities.hash(password) };
  }
  const known = await context.identities.check(organisation, email, password);
  if (!known) return refuse('WRONG_CREDENTIALS');
  const second = await checkSecondFactor(context, known, body.secondFactorCode);
  return second.refusal ?? { known, isTotpVerified: second.isVerified, passwordHash: '' };
}

/** Makes the account the signer's, and opens its session. */
async function bind(
  trx: Trx,
  context: Context,
  request: Request,
  { known, isTotpVerified, passwordHash }: Account,
) {
  const { body, organisation, origin, language } = request;
  const invitation = await openInvitation(trx, context, request);
  if (!invitation) return refuse('INVITATION_UNUSABLE');
  const key = { organisation, applicationId: invitation.application_id };
  const application = await lockApplication(trx, key);
  const signer = signerOf(relevantFacts(await loadFacts(trx, key)), invitation.signer);
  if (!application || !signer) return refuse('INVITATION_UNUSABLE');
  const { email } = body;
  const identity =
    known ??
    (await context.identities.create(trx, {
      organisation,
      email,
      name: signer.name,
      passwordHash,
      language,
    }));
  // The borrower can't sign for another person, and an account made meanwhile isn't theirs until its password is given.
  if (!identity || identity === application.owner) return refuse('INVITATION_UNUSABLE');
  const taken = await trx
    .updateTable('signer_invitation')
    .set({ identity, code_hash: null, accepted_at: context.clock.now() })
    .where('organisation', '=', organisation)
    .where('application_id', '=', key.applicationId)
    .where('signer', '=', signer.uuid)
    .where('code_hash', '=', codeHash(context, body.code))
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) return refuse('INVITATION_UNUSABLE');
  // The link came by email, and the password was given or chosen with it.
  const ended = await proveMailbox(trx, context, { organisation, identity, email, knowsPassword: true });
  const actor = { by: 'SIGNER', id: identity } as const;
  const recorded = await recordIn(trx, context, { ...key, actor, origin }, () => [
    { fact: 'signerActs', value: { signer: signer.uuid, act: 'LOGGED_IN' } },
  ]);
  if (isRefusal(recorded)) return recorded;
  const start = { origin, method: 'PASSWORD', isTotpVerified } as const;
  const caller = await context.identities.openSession(trx, organisation, identity, start);
  return { caller, applicationUuid: key.applicationId, ended };
}

function openInvitation(db: Db | Trx, context: Context, { body, organisation }: Request) {
  return db
    .selectFrom('signer_invitation')
    .select(['application_id', 'signer'])
    .where('organisation', '=', organisation)
    .where('code_hash', '=', codeHash(context, body.code))
    .where('email_hash', '=', invitedHash(context, organisation, body.email))
    .where('expires_at', '>', new Date(context.clock.nowMs()))
    .executeTakeFirst();
}
