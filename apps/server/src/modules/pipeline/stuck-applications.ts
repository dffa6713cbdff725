import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { PROVIDER_FAILURES } from '@homeline/domain/staff/provider-failures.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { TASK_PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/tables.ts';

export type Stuck = NonNullable<PipelineEntry['stuck']>;

/** Returns what keeps some applications of a lender from going on: a provider that fails or refuses, since when, and the next try. */
export async function stuckApplications(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  organisation: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Stuck>> {
  if (ids.length === 0) return new Map();
  const failing = (await jobs.failingRuns(organisation, ids)).map(
    ({ applicationId, task, failure, since, nextTryAt }) =>
      [applicationId, stuckAt(task, failure, since, nextTryAt)] as const,
  );
  const handedOver = (await handedOverCalls(db, organisation, ids)).map(
    ({ application_id, task, failure, created_at }) =>
      [application_id, stuckAt(task, failure ?? '', created_at, null)] as const,
  );
  // What waits for a person outweighs what is tried again.
  return new Map([...failing, ...handedOver]);
}

/** Returns the provider calls of the current step entries that wait for a person. */
async function handedOverCalls(db: Db, organisation: string, ids: readonly string[]) {
  return db
    .selectFrom('intent')
    .innerJoin('projection', (join) =>
      join
        .onRef('projection.organisation', '=', 'intent.organisation')
        .onRef('projection.application_id', '=', 'intent.application_id')
        .onRef('projection.entered_seq', '=', 'intent.entered_seq'),
    )
    .select(['intent.application_id', 'task', 'failure', 'intent.created_at'])
    .where('intent.organisation', '=', organisation)
    .where('intent.application_id', 'in', ids)
    .where('intent.state', '=', 'NEEDS_PERSON')
    .orderBy('intent.created_at')
    .execute();
}

function stuckAt(call: string, failure: string, since: Date, nextTryAt: Date | null): Stuck {
  // A task's calls are named `task/call`, and its failures `task/call: REASON`.
  const provider = TASK_PROVIDERS[call.split('/')[0] as TaskName];
  const reason = PROVIDER_FAILURES.find((each) => failure === each || failure.endsWith(`: ${each}`));
  return {
    ...(provider && { provider }),
    failure: reason ?? 'FAILED',
    since: since.toISOString(),
    ...(nextTryAt && { nextTryAt: nextTryAt.toISOString() }),
  };
}
