import { type Kysely, sql } from 'kysely';

/** Keeps feedback to the chief executive, encrypted: people write of themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feedback (
    organisation text not null,
    uuid uuid not null,
    identity text not null,
    application_id uuid,
    topic text not null check (topic in ('IMPROVE', 'COMPLIMENT')),
    message text not null,
    marketing_consent boolean not null,
    pathname text not null,
    sent_at timestamptz not null,
    primary key (organisation, uuid)
  )`.execute(db);
  await sql`create index feedback_sent_at on feedback (organisation, sent_at desc, uuid desc)`.execute(db);
}
