import { type Kysely, sql } from 'kysely';

/** Keeps which person and contact a chat is at its provider, who answers it there, and what is still to be relayed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat
    add column provider_user text,
    add column provider_contact text,
    add column provider_agent text,
    add column provider_ended boolean not null default false,
    add column wanted_agent text,
    add column relayed int not null default 0,
    add column relay_due timestamptz,
    add column relay_leased_until timestamptz,
    add column relay_attempts int not null default 0`.execute(db);
  await sql`create index chat_relay on chat (relay_due) where relay_due is not null`.execute(db);
  await sql`create index chat_channel on chat (provider, provider_channel) where provider_channel is not null`.execute(
    db,
  );
}
