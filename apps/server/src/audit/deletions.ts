import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { ToldProvider } from '@homeline/domain/records/told-provider.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/tables.ts';
import type { Sealing } from '../sealing/seal.ts';
import { canonical } from './canonical.ts';
import type { Chain } from './chain.ts';

/** What is kept of a deletion. Nothing about a person. */
export type Deletion = {
  readonly loanNumber: string;
  readonly kind: string;
  readonly keptUntil: CivilDate;
  readonly deletedAt: string;
  /** Deleted rows by table. */
  readonly counts: Readonly<Record<string, number>>;
  /** What each provider was told before; absent in a deletion by an earlier release. */
  readonly providers?: readonly ToldProvider[];
};

/** Keeps the newest hash of an application's chain at the end of each day, so that the anchors of those days still match without it. */
export async function keepChainHeads(trx: Trx, { organisation, applicationId }: Chain): Promise<void> {
  await sql`
    insert into deleted_chain_head (organisation, application_id, day, hash)
    select distinct on (days.day) ${organisation}::text, ${applicationId}::uuid, days.day, e.hash
    from (select distinct (at at time zone 'UTC')::date as day from audit_event
      where organisation = ${organisation} and application_id = ${applicationId}) days
    join audit_event e on e.organisation = ${organisation} and e.application_id = ${applicationId}
      and (e.at at time zone 'UTC')::date <= days.day
    order by days.day, e.number desc`.execute(trx);
}

/** Appends a deletion to the lender's list. Its keyed hash covers the previous deletion and the heads that are kept. */
export async function appendDeletion(
  trx: Trx,
  sealing: Sealing,
  { organisation, applicationId }: Chain,
  deletion: Deletion,
): Promise<void> {
  const last = await trx
    .selectFrom('record_deletion')
    .select(['number', 'hash'])
    .where('organisation', '=', organisation)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const number = (last?.number ?? 0) + 1;
  const heads = await headsOf(trx, organisation, applicationId);
  await trx
    .insertInto('record_deletion')
    .values({
      ...{ organisation, number, application_id: applicationId, loan_number: deletion.loanNumber },
      ...{ kind: deletion.kind, kept_until: deletion.keptUntil, deleted_at: deletion.deletedAt },
      counts: JSON.stringify(deletion.counts),
      ...(deletion.providers && { providers: JSON.stringify(deletion.providers) }),
      hash: deletionHash(sealing, last?.hash ?? '', { organisation, number, applicationId, deletion, heads }),
    })
    .execute();
}

/** Checks a lender's deletions, and that every head kept belongs to one. Returns what was changed, added or removed, in plain words. */
export async function verifyDeletions(db: Db, sealing: Sealing, organisation: string): Promise<string[]> {
  const rows = await db
    .selectFrom('record_deletion')
    .select(['number', 'application_id', 'loan_number', 'kind', 'deleted_at', 'counts', 'providers', 'hash'])
    .select(sql<CivilDate>`kept_until::text`.as('kept_until'))
    .where('organisation', '=', organisation)
    .orderBy('number')
    .execute();
  const findings: string[] = [];
  let previous = '';
  for (const [index, row] of rows.entries()) {
    const {
      number,
      application_id: applicationId,
      loan_number,
      kind,
      kept_until,
      deleted_at,
      counts,
      providers,
    } = row;
    const deletion = {
      ...{ loanNumber: loan_number, kind, keptUntil: kept_until },
      ...{ deletedAt: deleted_at.toISOString(), counts, ...(providers && { providers }) },
    };
    const heads = await headsOf(db, organisation, applicationId);
    if (number !== index + 1) findings.push(`deletion ${index + 1} was removed`);
    const expected = deletionHash(sealing, previous, {
      organisation,
      number,
      applicationId,
      deletion,
      heads,
    });
    if (row.hash !== expected) findings.push(`deletion ${number} of loan ${loan_number} was changed`);
    previous = row.hash;
  }
  const known = new Set(rows.map((row) => row.application_id));
  const kept = await db
    .selectFrom('deleted_chain_head')
    .select('application_id')
    .distinct()
    .where('organisation', '=', organisation)
    .execute();
  const strange = kept.filter((row) => !known.has(row.application_id));
  return [
    ...findings,
    ...strange.map((row) => `application ${row.application_id} was removed without a record of its deletion`),
  ];
}

type Head = { readonly day: string; readonly hash: string };

function headsOf(on: Db | Trx, organisation: string, applicationId: string): Promise<readonly Head[]> {
  return on
    .selectFrom('deleted_chain_head')
    .select([sql<string>`day::text`.as('day'), 'hash'])
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .orderBy('day')
    .execute();
}

type Hashed = {
  readonly organisation: string;
  readonly number: number;
  readonly applicationId: string;
  readonly deletion: Deletion;
  readonly heads: readonly Head[];
};

function deletionHash(sealing: Sealing, previous: string, hashed: Hashed): string {
  const { organisation, number, applicationId, deletion, heads } = hashed;
  const { loanNumber, kind, keptUntil, deletedAt, counts, providers } = deletion;
  const lines = heads.map(({ day, hash }) => `${day} ${hash}`);
  const row = [organisation, number, applicationId, loanNumber, kind, keptUntil, deletedAt, counts];
  const told = providers ? [providers] : [];
  return sealing.auditHash(`deletion ${previous}${canonical([...row, ...told, ...lines])}`);
}
