import { type Kysely, sql } from 'kysely';

/** Makes rule versions append-only. The newest row of a day is current, unless it is a withdrawal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rule_version
    drop constraint rule_version_pkey,
    add column number integer generated always as identity,
    add column withdrawn boolean not null default false,
    add primary key (organisation, kind, effective_on, number)`.execute(db);
}
