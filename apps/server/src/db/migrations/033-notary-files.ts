import { type Kysely, sql } from 'kysely';

/** Adds which of the sealed files came from a notary, so that the check of such a file says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sealed_file add column is_from_notary boolean not null default false`.execute(db);
}
