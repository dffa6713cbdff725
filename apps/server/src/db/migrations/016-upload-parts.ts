import { type Kysely, sql } from 'kysely';

/** Keeps the parts of an upload, encrypted, until the whole file has arrived or the upload has expired. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table upload_part (
    organisation text not null,
    application_id uuid not null,
    upload uuid not null,
    start_byte integer not null,
    size integer not null,
    sealed bytea not null,
    created_at timestamptz not null default now(),
    primary key (organisation, application_id, upload, start_byte)
  )`.execute(db);
  await sql`create index upload_part_age on upload_part (created_at)`.execute(db);
}
