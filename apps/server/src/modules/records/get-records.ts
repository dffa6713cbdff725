import type { getRecords as call, Records } from '@homeline/contract/records/records.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import {
  RECORD_KINDS,
  RETENTION_SCHEDULE,
  type RecordKind,
} from '@homeline/domain/records/retention-schedule.ts';
import { releasableFrom } from '@homeline/domain/records/told-provider.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import type { Handler } from '../../http/handler.ts';
import { staffNames } from '../staff/staff-names.ts';
import type { WaitFailure } from './deletion-waits.ts';
import { dueRecords } from './due-records.ts';

const MOST_LISTED = 50;

/** The name of the job that deletes. */
export const RECORDS_JOB = 'records';

/** Returns the schedule with the lender's own months, what is due, held and deleted, and when the job last ran. */
export const getRecords: Handler<typeof call> = async ({ organisation }, context) => {
  const { db, organisations } = context;
  const { keepsRecordsMoreMonths: more } = organisations.get(organisation);
  const due: Records['firstDue'] = [];
  const dueIds = new Set<string>();
  for await (const { applicationId: uuid, loanNumber, kind, on: keptUntil } of dueRecords(
    context,
    organisation,
  )) {
    dueIds.add(uuid);
    if (due.length < MOST_LISTED) due.push({ uuid, loanNumber, kind, keptUntil });
  }
  const job = await db
    .selectFrom('repeating_job')
    .select('last_run_at')
    .where('name', '=', RECORDS_JOB)
    .executeTakeFirst();
  return {
    schedule: RECORD_KINDS.map((kind) => {
      const { title, law, months, from } = RETENTION_SCHEDULE[kind];
      return { kind, title, law, months: months + more, from };
    }),
    ...{ due: dueIds.size, firstDue: due },
    waiting: await waitingOf(db, organisation, dueIds),
    holds: await holdsOf(db, organisation),
    ...(job && { lastRunAt: job.last_run_at.toISOString() }),
    deletions: await deletionsOf(db, organisation),
  };
};

/** The waits of records that are still due: a legal hold may have been placed since. */
async function waitingOf(
  db: Db,
  organisation: string,
  dueIds: ReadonlySet<string>,
): Promise<Records['waiting']> {
  const rows = await db
    .selectFrom('deletion_wait as wait')
    .innerJoin('application', (join) =>
      join
        .onRef('application.organisation', '=', 'wait.organisation')
        .onRef('application.id', '=', 'wait.application_id'),
    )
    .selectAll('wait')
    .select('application.loan_number')
    .where('wait.organisation', '=', organisation)
    .orderBy('wait.since')
    .execute();
  const due = rows.filter(({ application_id }) => dueIds.has(application_id)).slice(0, MOST_LISTED);
  const names = await staffNames(
    db,
    due.flatMap(({ released_by }) => released_by ?? []),
  );
  return due.map(
    ({ application_id, loan_number, provider, since, asked_at, failed, released_by, reason }) => ({
      ...{ uuid: application_id, loanNumber: loan_number, provider: provider as NamedProvider },
      ...{ since: since.toISOString(), askedAt: asked_at.toISOString(), failed: failed as WaitFailure },
      releasableFrom: releasableFrom(since.toISOString()),
      ...(released_by !== null && { released: { by: names(released_by), reason: reason ?? '' } }),
    }),
  );
}

type HeldRow = { uuid: string; loan_number: string; at: Date; reason: string };

async function holdsOf(db: Db, organisation: string): Promise<Records['holds']> {
  const { rows } = await sql<HeldRow>`
    select * from (
      select distinct on (f.application_id) a.id as uuid, a.loan_number, f.at, f.value->>'reason' as reason,
        f.value->>'hold' as hold
      from fact f join application a on a.organisation = f.organisation and a.id = f.application_id
      where f.organisation = ${organisation} and f.name = 'legalHolds'
      order by f.application_id, f.seq desc) newest
    where hold = 'PLACED' order by at`.execute(db);
  return rows.map(({ uuid, loan_number, at, reason }) => ({
    ...{ uuid, loanNumber: loan_number, placedAt: at.toISOString(), reason },
  }));
}

async function deletionsOf(db: Db, organisation: string): Promise<Records['deletions']> {
  const rows = await db
    .selectFrom('record_deletion')
    .select(['application_id', 'loan_number', 'kind', 'deleted_at', 'counts', 'providers'])
    .select(sql<CivilDate>`kept_until::text`.as('kept_until'))
    .where('organisation', '=', organisation)
    .orderBy('number', 'desc')
    .limit(MOST_LISTED)
    .execute();
  const names = await staffNames(
    db,
    rows.flatMap(({ providers }) => (providers ?? []).flatMap(({ released }) => released?.by ?? [])),
  );
  return rows.map(({ application_id, loan_number, kind, kept_until, deleted_at, counts, providers }) => ({
    ...{ uuid: application_id, loanNumber: loan_number, kind: kind as RecordKind, keptUntil: kept_until },
    deletedAt: deleted_at.toISOString(),
    rows: Object.values(counts).reduce((sum, rows) => sum + rows, 0),
    providers: (providers ?? []).map(({ released, ...told }) => ({
      ...told,
      ...(released && { released: { ...released, by: names(released.by) } }),
    })),
  }));
}
