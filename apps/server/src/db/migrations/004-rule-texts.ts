import { type Kysely, sql } from 'kysely';

/** Texts of the rules are only appended: of a day the newest holds, unless it says that it is withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rule_version
    drop constraint rule_version_pkey,
    add column number integer generated always as identity,
    add column withdrawn boolean not null default false,
    add primary key (organisation, kind, effective_on, number)`.execute(db);
}
