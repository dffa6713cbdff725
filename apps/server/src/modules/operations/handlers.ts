import type { operationsCalls } from '@homeline/contract/operations/calls.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { listAuditChecks, startAuditCheck } from './audit-checks.ts';
import { listProviderHealth } from './list-provider-health.ts';
import { listRefusedSignIns } from './list-refused-sign-ins.ts';
import { listWebhooks } from './list-webhooks.ts';

export const operationsHandlers = {
  listProviderHealth,
  listWebhooks,
  listRefusedSignIns,
  /** Counts a lender's waiting tasks, emails and uploads. For the installation's own jobs, returns when they ran and whether they failed. */
  getJobCounts: async ({ organisation }, { db, jobs, uploadStorage }) => ({
    tasks: [...(await jobs.counts(organisation))],
    emails: await emailsOf(db, organisation),
    repeating: await repeatingJobs(db),
    uploads: uploadStorage.now(),
  }),
  listAuditChecks,
  startAuditCheck,
} satisfies HandlersOf<typeof operationsCalls>;

async function emailsOf(db: Db, organisation: string) {
  const { waiting, retrying, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<string>().as('waiting'))
    .select(sql<string>`count(*) filter (where attempts > 0)`.as('retrying'))
    .select(sql<Date | null>`min(created_at)`.as('oldest'))
    .where('organisation', '=', organisation)
    .where('sent_at', 'is', null)
    .where('refused_at', 'is', null)
    .where('withheld_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    ...{ waiting: Number(waiting), retrying: Number(retrying) },
    ...(oldest && { oldestAt: oldest.toISOString() }),
  };
}

async function repeatingJobs(db: Db) {
  const rows = await db.selectFrom('repeating_job').selectAll().orderBy('name').execute();
  return rows.map(({ name, every_ms, last_run_at, took_ms, has_failed, last_failed_at, failure }) => ({
    ...{ name, everySeconds: every_ms / 1000, tookMs: took_ms, hasFailed: has_failed },
    lastRunAt: last_run_at.toISOString(),
    ...(last_failed_at && { lastFailure: { at: last_failed_at.toISOString(), error: failure ?? '' } }),
  }));
}
