import { type Kysely, sql } from 'kysely';

/**
 * Adds whether a client has opened their invitation, the applications that a corrected address replaced, which no list shows again, and
 * messages that the people on an application read and answer in their account.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table originator_client
    add column opened_at timestamptz,
    add column replaced uuid[] not null default '{}'`.execute(db);
  await sql`alter table note
    add column thread text,
    add column is_answer boolean not null default false,
    add column read_at timestamptz`.execute(db);
}
