import type { resolveOutcome as call } from '@homeline/contract/reviews/resolve-outcome.ts';
import { isSignerTask, type TaskName } from '@homeline/domain/workflow/step.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { haveSignedAgain } from './have-signed-again.ts';
import { proposeOrConfirm } from './second-person.ts';

/** The attempts to count before the next run: with 0 it sends the request, with 1 it first asks for the outcome. */
const ATTEMPTS_BEFORE = { SEND_AGAIN: 0, ASK_AGAIN: 1 } as const;

/** Money may leave a second time when this task sends again: two people decide. */
const PAYMENT_TASK: TaskName = 'originateDisbursement';

/** Resumes a provider call after staff resolved its outcome. Queues its task and audits the staff member. */
export const resolveOutcome: Handler<typeof call> = async (request, context) => {
  const { params, body, organisation } = request;
  if (body.resolution === 'SIGN_AGAIN') return haveSignedAgain(request, context, body.reason);
  const { reference } = params;
  const { resolution, confirms } = body;
  return context.db.transaction().execute(async (trx) => {
    const intent = await trx
      .selectFrom('intent')
      .select(['application_id', 'task', 'entered_seq'])
      .where('organisation', '=', organisation)
      .where('reference', '=', reference)
      .where('state', '=', 'NEEDS_PERSON')
      .executeTakeFirst();
    if (!intent) return refuse('NOT_FOUND');
    const { application_id: applicationId, task: call, entered_seq: enteredSeq } = intent;
    const key = { organisation, applicationId };
    await lockApplication(trx, key);
    const paysAgain = resolution === 'SEND_AGAIN' && call.startsWith(PAYMENT_TASK);
    if (paysAgain && context.organisations.get(organisation).fourEyes) {
      const input = { reference, resolution };
      const ofTwo = { act: 'RESOLVE_OUTCOME', what: 'send a payment again', input, confirms } as const;
      const outcome = await proposeOrConfirm(trx, context, request, key, ofTwo);
      if (isRefusal(outcome)) return outcome;
      if (outcome === 'PROPOSED') return { awaitsSecondPerson: true };
    }
    const unknown = await trx
      .updateTable('intent')
      .set({ state: 'PREPARED', failure: null, attempts: ATTEMPTS_BEFORE[resolution] })
      .where('organisation', '=', organisation)
      .where('reference', '=', reference)
      .where('state', '=', 'NEEDS_PERSON')
      .returning('reference')
      .executeTakeFirst();
    if (!unknown) return refuse('NOT_FOUND');
    const detail = { reference, resolution };
    await auditStaffAct(trx, context, request, { applicationId, what: `resolve ${call}`, detail });
    // A task's calls are named `task/call`, those of a signer's task `task/signer`.
    const [task = call, signer] = call.split('/');
    const run = { organisation, applicationId, enteredSeq, ...(isSignerTask(task) && { signer }) };
    await context.jobs.enqueue(trx, task as TaskName, run);
    return {};
  });
};
