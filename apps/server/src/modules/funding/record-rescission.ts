import type {
  recordRescission as recordCall,
  settleRescission as settleCall,
  uploadRescissionLetter as uploadCall,
} from '@homeline/contract/funding/record-rescission.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { deedSigners } from '@homeline/domain/facts/signers.selectors.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { rescissionIsUnsettled, rescissionProblem } from '@homeline/domain/workflow/withdrawal.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { acceptFile } from '../documents/accept-file.ts';
import { documentsOf, storeDocument } from '../documents/stored-file.ts';
import { maySeeApplication } from '../pipeline/may-see.ts';
import { actOnApplication } from '../reviews/act-on-application.ts';
import { todayAt } from '../rules/decision-context.ts';

/** Stores the scan of a notice of rescission. */
export const uploadRescissionLetter: Handler<typeof uploadCall> = async (request, context) => {
  const { params, query, body, organisation, caller } = request;
  const key = { organisation, applicationId: params.uuid };
  const file = await acceptFile(context, { name: query.name, bytes: body.bytes });
  return context.db.transaction().execute(async (trx) => {
    const isSeen =
      (await lockApplication(trx, key)) && (await maySeeApplication(trx, key, caller.permissions));
    if (!isSeen) return refuse('NOT_FOUND');
    if (isRefusal(file)) return file;
    return { uuid: await storeDocument(trx, context, key, { type: 'RESCISSION_LETTER', file }) };
  });
};

/** Records a rescission that came outside our pages. One owner's is effective for all (12 CFR 1026.15(a)(4)). */
export const recordRescission: Handler<typeof recordCall> = async (request, context) => {
  const { by, how, sentOn, document } = request.body;
  const receivedOn = (how === 'MAIL' && request.body.receivedOn) || sentOn;
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  if (!(await maySeeApplication(context.db, key, request.caller.permissions))) return refuse('NOT_FOUND');
  const scan =
    document &&
    (await documentsOf(context.db, key)
      .select('document.uuid')
      .where('document.uuid', '=', document)
      .where('document.type', '=', 'RESCISSION_LETTER')
      .executeTakeFirst());
  if (document && !scan) return refuse('INVALID_INPUT', { fields: { document: 'Send the scan again' } });
  return actOnApplication(request, context, (facts) => {
    const problem = rescissionProblem(facts, { sentOn, receivedOn, today: todayAt(context, facts) });
    if (problem?.field) return refuse('INVALID_INPUT', { fields: { [problem.field]: problem.message } });
    if (problem) return refuse('WRONG_STEP', { message: problem.message });
    if (!owners(facts).includes(by))
      return refuse('INVALID_INPUT', { fields: { by: `Must be one of ${owners(facts).join(', ')}` } });
    return [
      {
        fact: 'rescissionExercised',
        value: { by, notice: { how, sentOn, receivedOn, ...(document && { document }) } },
      },
    ];
  });
};

/** Records that a rescinded line is settled: money returned and lien released. */
export const settleRescission: Handler<typeof settleCall> = (request, context) =>
  actOnApplication(request, context, (facts) =>
    rescissionIsUnsettled(facts)
      ? [{ fact: 'rescissionSettled', value: { comments: request.body.comments } }]
      : refuse('WRONG_STEP', { step: currentStep(facts).id }),
  );

/** Returns the names of everyone who may rescind. */
export function owners(facts: Facts): string[] {
  return [fullNameOf(facts), ...deedSigners(facts).map(({ name }) => name)];
}
