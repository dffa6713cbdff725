import { type Kysely, sql } from 'kysely';

/** Adds the properties of an event, that an answer of the chatbot was marked as good, the tag of a chat, and that it was left as a message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chatbot_answer add column helpful_at timestamptz`.execute(db);
  await sql`alter table telemetry_event add column properties jsonb not null default '{}'`.execute(db);
  await sql`alter table chat add column tag text`.execute(db);
  await sql`alter table chat add column is_left boolean not null default false`.execute(db);
}
