import { type Kysely, sql } from 'kysely';

/** Lets a file's encrypted bytes be in a store outside the database, whose names of them outlive the file's row until they are removed there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stored_file add column object text`.execute(db);
  await sql`create table file_object (
    name text primary key,
    organisation text not null,
    file uuid not null,
    created_at timestamptz not null default now()
  )`.execute(db);
}
