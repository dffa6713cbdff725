import type { resolveOutcome as call } from '@homeline/contract/reviews/resolve-outcome.ts';
import { isSignatureCall, type TaskName } from '@homeline/domain/workflow/step.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Trx } from '../../db/tables.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import { recordIn } from '../../facts/record.ts';
import type { HandlerRequest } from '../../http/handler.ts';
import { closeUnreceived } from '../../jobs/earlier-calls.ts';
import type { TaskRun } from '../../jobs/queue.ts';
import { recordRunIn } from '../../jobs/record-run.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Signature } from '../../vendors/documents/port.ts';
import type { Result } from '../../vendors/exchange.ts';
import { signatureAnswer } from '../signing/signature-answers.ts';
import { signingGuard } from '../signing/signing-guard.ts';

/**
 * Gives up a signature that the e-vault won't store, so that its person signs again under a new reference and the others' papers go on.
 * Refused while the e-vault may have it: it is asked first, and no attempt may be on its way.
 * @param reason what staff learned from the e-vault's people, for the audit chain
 */
export async function haveSignedAgain(
  request: HandlerRequest<typeof call>,
  context: Context,
  reason: string,
): Promise<Refusal | Record<never, never>> {
  const { organisation } = request;
  const { reference } = request.params;
  const intent = await context.db
    .selectFrom('intent')
    .select(['application_id', 'task', 'entered_seq', 'provider'])
    .where('organisation', '=', organisation)
    .where('reference', '=', reference)
    .where('state', '=', 'NEEDS_PERSON')
    .executeTakeFirst();
  if (!intent) return refuse('NOT_FOUND');
  const { task: name, provider } = intent;
  if (!isSignatureCall(name)) return refuse('INVALID_INPUT', { fields: { resolution: NO_SIGNATURE } });
  const held = mayBeHeld(await context.vendors.documents.signature.outcome(reference, provider));
  if (held) return refuse('WRONG_STEP', { message: held });

  const [task = name, signer] = name.split('/');
  const key = { organisation, applicationId: intent.application_id };
  const run: TaskRun = { ...key, enteredSeq: intent.entered_seq, ...(signer && { signer }) };
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    const { clock } = context;
    if (!(await closeUnreceived({ db: trx, clock }, key, { reference }, 'NEEDS_PERSON')))
      return refuse('WRONG_STEP', { message: MAY_ARRIVE });
    const detail = { reference, resolution: 'SIGN_AGAIN', reason };
    await auditStaffAct(trx, context, request, {
      applicationId: key.applicationId,
      what: `resolve ${name}`,
      detail,
    });
    await recordRunIn(trx, context, key, task as TaskName, (facts) => signatureAnswer(facts, run, 'FAILED'));
    // A signer starts again on their own page, which tells them why.
    if (signer === undefined) await returnBorrower(trx, context, request, key.applicationId);
    return {};
  });
}

/** Takes the borrower back to signing, which emails them. */
async function returnBorrower(
  trx: Trx,
  context: Context,
  { organisation, caller, origin }: HandlerRequest<typeof call>,
  applicationId: string,
): Promise<void> {
  const actor = { by: 'STAFF', id: caller.identity } as const;
  const returned = await recordIn(trx, context, { organisation, applicationId, actor, origin }, (facts) =>
    signingGuard(facts, 'RETURNED') ? [] : [{ fact: 'noteDeclines', value: { act: 'RETRIED' } }],
  );
  if (isRefusal(returned))
    throw new Error(`The borrower could not be returned to signing: ${returned.refused}`);
}

/** Returns why the e-vault may have a signature; undefined if it knows none, or won't talk about this one. */
function mayBeHeld(outcome: Result<Signature>): string | undefined {
  if (outcome.ok) return 'The e-vault has this signature. Choose “Ask for the outcome” instead.';
  const { failed, mayHaveActed } = outcome.failure;
  const isKnown = failed === 'NOT_RECEIVED' || (failed === 'REFUSED' && !mayHaveActed);
  return isKnown ? undefined : NO_ANSWER;
}

const NO_SIGNATURE = 'Only a signature can be given again';
const NO_ANSWER = 'The e-vault isn’t responding, so it may have this signature. Try again once it answers.';
const MAY_ARRIVE =
  'It was sent within the last hour and may still arrive, or a colleague resolved it. Try again later.';
