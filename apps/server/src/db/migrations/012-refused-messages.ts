import { type Kysely, sql } from 'kysely';

/** Lets a message that can't be sent wait, or go to a person, while the other messages are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox
    add column attempts integer not null default 0,
    add column next_attempt_at timestamptz,
    add column refused_at timestamptz`.execute(db);
  await sql`drop index outbox_unsent`.execute(db);
  await sql`create index outbox_unsent on outbox (coalesce(next_attempt_at, created_at))
    where sent_at is null and refused_at is null`.execute(db);
}
