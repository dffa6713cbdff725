import { type Kysely, sql } from 'kysely';

/** Stores who published or withdrew a rule version. Earlier versions came from the lender's folder. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rule_version add column published_by text not null default 'FOLDER'`.execute(db);
  await sql`alter table rule_version alter column published_by drop default`.execute(db);
}
