import { Status } from '@homeline/contract/applications/status.ts';
import { onPaper } from '@homeline/domain/facts/electronic-records.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { dueDate } from '@homeline/domain/workflow/due-dates.ts';
import { noticeDue } from '@homeline/domain/workflow/notice-due.ts';
import { displayedStage } from '@homeline/domain/workflow/progress.ts';
import { nextReminderAt } from '@homeline/domain/workflow/signing-reminders.ts';
import type { ProgressStage } from '@homeline/domain/workflow/step.ts';
import { type NamedStep, TABLE_VERSION as STEPS_VERSION } from '@homeline/domain/workflow/steps.ts';
import { sql } from 'kysely';
import type { Trx } from '../db/tables.ts';
import type { Sealing } from '../sealing/seal.ts';
import type { ApplicationKey } from './load.ts';
import { pipelineColumns } from './pipeline-columns.ts';
import { saveSearchTerms } from './search-terms.ts';
import { statusOf } from './status-of.ts';

/** Changes with the step table. Raise its number when the status or the search terms change: the sweep then rebuilds every projection. */
export const TABLE_VERSION = `8-${STEPS_VERSION}`;

export type Projection = {
  readonly since: string;
  /** The number of the newest fact when the step was entered. With the task name, it identifies a task run. */
  readonly enteredSeq: number;
  readonly status: Status;
};

type Derived = {
  readonly owner: string;
  readonly facts: Facts;
  readonly step: NamedStep;
  readonly at: string;
  /** Every step reached since the last projection, in order; empty when the step is the same. */
  readonly passed: readonly NamedStep[];
  readonly newestSeq: number;
  /** Why the automatic rule referred the step to a person. */
  readonly referred: readonly string[];
};

/** Writes the projection and the staff search terms. */
export async function saveProjection(
  trx: Trx,
  sealing: Sealing,
  key: ApplicationKey,
  { owner, facts, step, at, passed, newestSeq, referred }: Derived,
): Promise<Projection> {
  const before = await trx
    .selectFrom('projection')
    .select(['since', 'entered_seq', 'furthest_stage', 'search_hash'])
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .executeTakeFirst();
  const moved = passed.length > 0 || !before;
  const since = moved ? at : before.since.toISOString();
  const enteredSeq = moved ? newestSeq : before.entered_seq;
  const reached = before?.furthest_stage as ProgressStage | undefined;
  const stage = [...passed, step].reduce<ProgressStage | undefined>(
    (furthest, one) => displayedStage(furthest, one, facts),
    reached,
  ) as ProgressStage;
  const due = dueDate(step, facts);
  const status = Status.parse(
    statusOf(key.applicationId, facts, { step, since, stage, dueAt: due?.shownAt ?? due?.at }),
  );
  const search_hash = await saveSearchTerms(trx, sealing, key, facts, before?.search_hash);
  const row = {
    owner,
    step: step.id,
    kind: step.kind,
    since,
    entered_seq: enteredSeq,
    furthest_stage: stage,
    due_at: [due?.at, nextReminderAt(facts)].filter((at) => at !== undefined).toSorted()[0] ?? null,
    notice_due_on: noticeDue(facts)?.dueOn ?? null,
    referred: [...referred],
    status: JSON.stringify(status),
    table_version: TABLE_VERSION,
    ...pipelineColumns(step, facts),
    // A proposal counts only on the visit of the step where it was made.
    ...(moved && { awaits_second_person: false, proposal_returned: false }),
    on_paper: onPaper(facts, '').length > 0,
    search_hash,
  };
  const loan_number = sql<string>`(select loan_number from application
    where organisation = ${key.organisation} and id = ${key.applicationId})`;
  await trx
    .insertInto('projection')
    .values({ organisation: key.organisation, application_id: key.applicationId, loan_number, ...row })
    .onConflict((conflict) => conflict.columns(['organisation', 'application_id']).doUpdateSet(row))
    .execute();
  return { since, enteredSeq, status };
}
