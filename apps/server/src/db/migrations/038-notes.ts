import { type Kysely, sql } from 'kysely';

/** Keeps what staff note about an application, encrypted: people write names and numbers into notes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table note (
    organisation text not null,
    application_id uuid not null,
    uuid uuid not null,
    text text not null,
    written_by text not null,
    written_at timestamptz not null,
    primary key (organisation, uuid)
  )`.execute(db);
  await sql`create index note_application on note (organisation, application_id)`.execute(db);
}
