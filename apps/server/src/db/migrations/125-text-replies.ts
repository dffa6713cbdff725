import { type Kysely, sql } from 'kysely';

/** Knows whether a person turned a kind of message on or off by a reply to a text message, such as STOP. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message_choice add column by_reply boolean not null default false`.execute(db);
}
