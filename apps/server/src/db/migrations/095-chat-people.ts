import { type Kysely, sql } from 'kysely';

/** Finds chats by words of a name that nobody can read from the table, and knows when an agent's browser was last there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat add column name_hashes text[] not null default '{}'`.execute(db);
  await sql`create index chat_name_hashes on chat using gin (name_hashes)`.execute(db);
  await sql`alter table chat_agent add column seen_at timestamptz`.execute(db);
  await sql`create index chatbot_conversation_used_at on chatbot_conversation (used_at)`.execute(db);
}
