import { type Kysely, sql } from 'kysely';

/** Adds the step that a notification announced. One kept before stays unread until it is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notification add column step text`.execute(db);
}
