import { type Kysely, sql } from 'kysely';

/** Adds the properties of telemetry events, good marks of chatbot answers, and for chats a tag and whether they are a left message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chatbot_answer add column helpful_at timestamptz`.execute(db);
  await sql`alter table telemetry_event add column properties jsonb not null default '{}'`.execute(db);
  await sql`alter table chat add column tag text`.execute(db);
  await sql`alter table chat add column is_left boolean not null default false`.execute(db);
}
