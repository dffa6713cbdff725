import { type Kysely, sql } from 'kysely';

/** Keeps who changed whose account. Rows are never changed or deleted: an examiner asks who had access when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table staff_change (
    organisation text not null,
    number bigint generated always as identity,
    at timestamptz not null,
    changed_by text not null,
    identity text not null,
    what text not null,
    roles text[] not null,
    primary key (organisation, number)
  )`.execute(db);
}
