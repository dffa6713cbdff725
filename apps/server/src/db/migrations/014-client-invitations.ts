import { type Kysely, sql } from 'kysely';

/**
 * Adds whether a client has opened their invitation, and the applications that a corrected address replaced, which no list shows again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table originator_client
    add column opened_at timestamptz,
    add column replaced uuid[] not null default '{}'`.execute(db);
}
