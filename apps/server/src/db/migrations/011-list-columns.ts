import { type Kysely, sql } from 'kysely';

/** Adds the columns that each person’s lists show, and an index by which cohorts of applications are read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table list_columns (
    organisation text not null,
    identity text not null,
    columns text[] not null,
    primary key (organisation, identity)
  )`.execute(db);
  await sql`create index application_started on application (organisation, created_at)`.execute(db);
}
