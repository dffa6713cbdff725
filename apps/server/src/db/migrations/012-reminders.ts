import { type Kysely, sql } from 'kysely';

/** Adds reminders: the person whom a note reminds, and from which day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table reminder (
    organisation text not null,
    note uuid not null,
    application_id uuid not null,
    identity text not null,
    due_on date not null,
    done_at timestamptz,
    primary key (organisation, note)
  )`.execute(db);
  await sql`create index reminder_open on reminder (organisation, identity, due_on) where done_at is null`.execute(
    db,
  );
  await sql`create index reminder_application on reminder (organisation, application_id)`.execute(db);
}
