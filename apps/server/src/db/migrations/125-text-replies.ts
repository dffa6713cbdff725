import { type Kysely, sql } from 'kysely';

/** Knows since when a person has stopped text messages by a reply, such as STOP. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message_choice add column stopped_by_reply_at timestamptz`.execute(db);
}
