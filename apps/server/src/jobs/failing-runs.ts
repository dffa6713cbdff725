import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

/** A run of the application's current step entry, or of a signer of it, that has failed several times. */
export type FailingRun = {
  readonly applicationId: string;
  readonly task: string;
  /** As the task threw it. */
  readonly failure: string;
  readonly since: Date;
  /** Null once the last retry failed. */
  readonly nextTryAt: Date | null;
};

/**
 * Returns the failing runs of some applications of a lender, the longest first.
 * @param dead the queue of the runs that failed for good
 * @param retries the failed attempts after which a run counts
 */
export async function failingRuns(
  db: Db,
  { organisation, ids }: { readonly organisation: string; readonly ids: readonly string[] },
  { dead, retries }: { readonly dead: string; readonly retries: number },
): Promise<readonly FailingRun[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FailingRun>`
    select application_id as "applicationId", coalesce(source_name, name) as task,
      coalesce(source_output, output)->>'message' as failure, coalesce(source_created_on, created_on) as since,
      case when name = ${dead} then null else start_after end as "nextTryAt"
    from pgboss.job as job
    join projection on projection.organisation = ${organisation} and application_id::text = data->>'applicationId'
    where data->>'organisation' = ${organisation} and application_id = any(${ids}::uuid[])
      and (data->>'enteredSeq' = entered_seq::text or data->>'signer' is not null)
      and ((name = ${dead} and job.state = 'created')
        or (name <> ${dead} and job.state in ('retry', 'active') and retry_count >= ${retries}))
    order by coalesce(source_created_on, created_on)`.execute(db);
  return rows;
}
