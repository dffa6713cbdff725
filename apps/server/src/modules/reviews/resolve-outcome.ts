import type { resolveOutcome as call } from '@homeline/contract/reviews/resolve-outcome.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { lockApplication } from '../../facts/lock.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { auditStaffAct } from './audit-staff-act.ts';

/** With no attempt counted, the next run sends the request. With one, it asks for the outcome first. */
const ATTEMPTS_BEFORE = { SEND_AGAIN: 0, ASK_AGAIN: 1 } as const;

/** Resumes a provider call after staff resolved its outcome. Queues its task and audits the staff member. */
export const resolveOutcome: Handler<typeof call> = async (request, context) => {
  const { params, body, organisation } = request;
  const { reference } = params;
  const { resolution } = body;
  const isResolved = await context.db.transaction().execute(async (trx) => {
    const intent = await trx
      .selectFrom('intent')
      .select(['application_id', 'task', 'entered_seq'])
      .where('organisation', '=', organisation)
      .where('reference', '=', reference)
      .executeTakeFirst();
    if (!intent) return false;
    const { application_id: applicationId, task: call, entered_seq: enteredSeq } = intent;
    await lockApplication(trx, { organisation, applicationId });
    const unknown = await trx
      .updateTable('intent')
      .set({ state: 'PREPARED', failure: null, attempts: ATTEMPTS_BEFORE[resolution] })
      .where('organisation', '=', organisation)
      .where('reference', '=', reference)
      .where('state', '=', 'NEEDS_PERSON')
      .returning('reference')
      .executeTakeFirst();
    if (!unknown) return false;
    const detail = { reference, resolution };
    await auditStaffAct(trx, context, request, { applicationId, what: `resolve ${call}`, detail });
    // A task's calls are named `task/call`.
    await context.jobs.enqueue(trx, call.split('/')[0] as TaskName, {
      organisation,
      applicationId,
      enteredSeq,
    });
    return true;
  });
  return isResolved ? undefined : refuse('NOT_FOUND');
};
