import { type Kysely, sql } from 'kysely';

/** Adds from which message on an agent marked a chat as unread, and the note that handed it over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat add column unread_from integer`.execute(db);
  await sql`alter table chat add column handover_note uuid`.execute(db);
}
