import { type Kysely, sql } from 'kysely';

/** Keeps the note with which a second person returned a proposal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table proposal add column returned_note uuid`.execute(db);
}
