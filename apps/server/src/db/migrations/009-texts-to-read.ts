import { type Kysely, sql } from 'kysely';

/** Adds whether a note still waits for somebody to read it. Texts that came before stay in the timeline alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table note add column is_unread boolean not null default false`.execute(db);
  await sql`create index note_unread on note (organisation, application_id) where is_unread`.execute(db);
}
