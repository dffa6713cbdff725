import { type Kysely, sql } from 'kysely';

/** Keeps conversations with the chatbot, encrypted: people write of themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chatbot_conversation (
    organisation text not null,
    uuid uuid not null,
    nonce_hash text not null,
    identity text,
    person text not null,
    started_at timestamptz not null,
    used_at timestamptz not null,
    primary key (organisation, uuid)
  )`.execute(db);
  await sql`create table chatbot_answer (
    organisation text not null,
    uuid uuid not null,
    conversation uuid not null,
    number integer not null,
    content text not null,
    answered_at timestamptz not null,
    bad_reason text,
    bad_comment text,
    marked_at timestamptz,
    primary key (organisation, uuid),
    unique (organisation, conversation, number),
    foreign key (organisation, conversation) references chatbot_conversation (organisation, uuid)
  )`.execute(db);
  await sql`create index chatbot_answer_marked_at on chatbot_answer (organisation, marked_at desc, uuid desc)
    where marked_at is not null`.execute(db);
}
