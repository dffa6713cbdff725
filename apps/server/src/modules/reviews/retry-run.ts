import type { retryRun as call } from '@homeline/contract/reviews/retry-run.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';
import { auditStaffAct } from './audit-staff-act.ts';

/** Lets a task that failed for good run again. Who did so stands in the audit chain. */
export const retryRun: Handler<typeof call> = async (asked, context) => {
  const dead = await context.jobs.deadLetters();
  const run = dead.find(
    ({ id, organisation }) => id === asked.params.id && organisation === asked.organisation,
  );
  if (!run || !(await context.jobs.retry(run.id))) return refuse('NOT_FOUND');
  const { applicationId, task } = run;
  await context.db
    .transaction()
    .execute((trx) =>
      auditStaffAct(trx, context, asked, { applicationId, what: `retry ${task}`, detail: { run: run.id } }),
    );
  return undefined;
};
