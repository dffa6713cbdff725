import { type Kysely, sql } from 'kysely';

/**
 * Adds from which message on an agent marked a chat as unread, the note that handed it over, until when it is put aside, its tags, and whom
 * its notes mention.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat
    add column unread_from integer,
    add column handover_note uuid,
    add column is_snoozed boolean not null default false,
    add column snoozed_until timestamptz`.execute(db);
  await sql`create index chat_snoozed on chat (snoozed_until) where is_snoozed`.execute(db);
  await sql`create table chat_tag (
    organisation text not null,
    chat uuid not null,
    tag text not null,
    primary key (organisation, chat, tag)
  )`.execute(db);
  await sql`create index chat_tag_chats on chat_tag (organisation, tag)`.execute(db);
  await sql`create table chat_mention (
    organisation text not null,
    chat uuid not null,
    note uuid not null,
    identity text not null,
    mentioned_at timestamptz not null,
    done_at timestamptz,
    primary key (organisation, note, identity)
  )`.execute(db);
  await sql`create index chat_mention_open on chat_mention (organisation, identity) where done_at is null`.execute(
    db,
  );
  await sql`create index chat_mention_chat on chat_mention (organisation, chat)`.execute(db);
}
