import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // 1: SHA-256, until this migration. 2: keyed.
  `alter table audit_event add column version integer not null default 1`,
  `alter table audit_anchor add column version integer not null default 1`,
  `alter table application add column last_event integer not null default 0, add column head_hash text`,
  `update application set last_event = coalesce(
    (select max(number) from audit_event e
      where e.organisation = application.organisation and e.application_id = application.id), 0)`,
];

/** Adds the version of each audit hash, and to each application the number of its newest event and a keyed hash over both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
