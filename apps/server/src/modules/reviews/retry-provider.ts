import type { retryProvider as call } from '@homeline/contract/reviews/retry-provider.ts';
import { tasksOf } from '@homeline/domain/workflow/task-providers.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { auditStaffAct } from '../../facts/audit-staff-act.ts';
import type { Handler } from '../../http/handler.ts';

/** Retries all runs of a provider after its outage: those that failed for good, and those between two attempts. Audits each. */
export const retryProvider: Handler<typeof call> = async (request, context) => {
  const { provider } = request.params;
  const runs = await context.jobs.stoppedRuns(request.organisation, tasksOf(provider));
  let restarted = 0;
  for (const { organisation, applicationId, task, id } of runs) {
    const isRestarted = await context.db.transaction().execute(async (trx) => {
      await lockApplication(trx, { organisation, applicationId });
      if (!(await context.jobs.retryNow(trx, id))) return false;
      const what = `retry ${task}`;
      await auditStaffAct(trx, context, request, { applicationId, what, detail: { run: id, provider } });
      return true;
    });
    if (isRestarted) restarted += 1;
  }
  return { runs: restarted };
};
