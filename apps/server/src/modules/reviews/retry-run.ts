import type { retryRun as call } from '@homeline/contract/reviews/retry-run.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { TASK_PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { liftPauses } from '../operations/provider-pauses.ts';

/** Requeues a dead run and audits the staff member who did so. */
export const retryRun: Handler<typeof call> = async (request, context) => {
  const dead = await context.jobs.deadLetters();
  const run = dead.find(
    ({ id, organisation }) => id === request.params.id && organisation === request.organisation,
  );
  if (!run) return refuse('NOT_FOUND');
  const { organisation, applicationId, task, id } = run;
  const provider = TASK_PROVIDERS[task as TaskName];
  if (provider) await liftPauses(context.db, organisation, provider);
  const isQueued = await context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, { organisation, applicationId });
    if (!(await context.jobs.retryNow(trx, id))) return false;
    await auditStaffAct(trx, context, request, { applicationId, what: `retry ${task}`, detail: { run: id } });
    return true;
  });
  return isQueued ? undefined : refuse('NOT_FOUND');
};
