import type { resolveOutcome as call } from '@homeline/contract/reviews/resolve-outcome.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { lockApplication } from '../../facts/record.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { auditStaffAct } from './audit-staff-act.ts';

/** No try is counted, so that the next run sends; or one is, so that the next run asks for the outcome first. */
const TRIES_BEFORE = { SEND_AGAIN: 0, ASK_AGAIN: 1 } as const;

/** Takes up an act whose outcome a person has found out about, and queues its task. Who did so stands in the audit chain. */
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
    const { application_id: applicationId, task: act, entered_seq: enteredSeq } = intent;
    await lockApplication(trx, { organisation, applicationId });
    const unknown = await trx
      .updateTable('intent')
      .set({ state: 'PREPARED', failure: null, attempts: TRIES_BEFORE[resolution] })
      .where('organisation', '=', organisation)
      .where('reference', '=', reference)
      .where('state', '=', 'NEEDS_PERSON')
      .returning('reference')
      .executeTakeFirst();
    if (!unknown) return false;
    const detail = { reference, resolution };
    await auditStaffAct(trx, context, request, { applicationId, what: `resolve ${act}`, detail });
    // The acts of a task are named `task/act`.
    await context.jobs.enqueue(trx, act.split('/')[0] as TaskName, {
      organisation,
      applicationId,
      enteredSeq,
    });
    return true;
  });
  return isResolved ? undefined : refuse('NOT_FOUND');
};
