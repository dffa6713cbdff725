import { type Kysely, sql } from 'kysely';

/** Keeps chats with their messages, files and notes, encrypted, and who answers them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chat (
    organisation text not null,
    uuid uuid not null,
    provider text not null,
    provider_channel text,
    skill text not null,
    state text not null,
    person text not null,
    person_hash text not null,
    identity text,
    session text,
    application_id uuid,
    page_path text,
    chatbot_conversation text,
    agent text,
    last_agent text,
    newest int not null default 0,
    last_author text,
    read_by_applicant int not null default 0,
    read_by_agent int not null default 0,
    emailed_up_to int not null default 0,
    started_at timestamptz not null,
    waiting_since timestamptz,
    last_message_at timestamptz,
    ended_at timestamptz,
    ended_by text,
    primary key (organisation, uuid)
  )`.execute(db);
  await sql`create index chat_queue on chat (organisation, waiting_since) where state = 'WAITING'`.execute(
    db,
  );
  await sql`create index chat_open on chat (organisation, agent) where state <> 'ENDED'`.execute(db);
  await sql`create index chat_started on chat (organisation, started_at desc, uuid desc)`.execute(db);
  await sql`create index chat_person on chat (organisation, person_hash)`.execute(db);
  await sql`create index chat_application on chat (organisation, application_id)`.execute(db);
  await sql`create table chat_message (
    organisation text not null,
    chat uuid not null,
    number int not null,
    key uuid not null,
    author text not null,
    agent text,
    content text not null,
    sent_at timestamptz not null,
    primary key (organisation, chat, number),
    unique (organisation, chat, key)
  )`.execute(db);
  await sql`create table chat_file (
    organisation text not null,
    chat uuid not null,
    uuid uuid not null,
    author text not null,
    name text not null,
    type text not null,
    size int not null,
    sealed bytea not null,
    message int,
    created_at timestamptz not null,
    primary key (organisation, chat, uuid)
  )`.execute(db);
  await sql`create table chat_note (
    organisation text not null,
    chat uuid not null,
    uuid uuid not null,
    text text not null,
    written_by text not null,
    written_at timestamptz not null,
    primary key (organisation, chat, uuid)
  )`.execute(db);
  await sql`create table chat_agent (
    organisation text not null,
    identity text not null,
    presence text not null,
    capacity int not null,
    primary key (organisation, identity)
  )`.execute(db);
  await sql`create table canned_reply (
    organisation text not null,
    uuid uuid not null,
    title text not null,
    text text not null,
    primary key (organisation, uuid)
  )`.execute(db);
}
