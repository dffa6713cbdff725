import { type Kysely, sql } from 'kysely';

/** Adds what people think of their chats, when an agent first answered and who did last, and who wants to be called back or was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat
    add column answered_by text,
    add column first_reply_at timestamptz,
    add column wants_call boolean not null default false,
    add column called_at timestamptz`.execute(db);
  await sql`update chat set first_reply_at = replies.first_at, answered_by = replies.agent
    from (
      select organisation, chat, min(sent_at) as first_at,
        (array_agg(agent order by number desc) filter (where agent is not null))[1] as agent
      from chat_message where author = 'AGENT' group by organisation, chat
    ) replies
    where replies.organisation = chat.organisation and replies.chat = chat.uuid`.execute(db);
  await sql`create table chat_rating (
    organisation text not null,
    chat uuid not null,
    score smallint not null check (score between 1 and 5),
    comment text,
    rated_at timestamptz not null,
    primary key (organisation, chat)
  )`.execute(db);
}
