import { type Kysely, sql } from 'kysely';

/** Who has an application open in the console now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table file_viewer (
    organisation text not null,
    application_id uuid not null,
    identity text not null,
    seen_at timestamptz not null,
    primary key (organisation, application_id, identity)
  )`.execute(db);
  await sql`create index file_viewer_seen on file_viewer (seen_at)`.execute(db);
}
