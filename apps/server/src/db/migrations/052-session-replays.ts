import { type Kysely, sql } from 'kysely';

/** Keeps where staff can replay a borrower's session. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table session_replay (
    organisation text not null,
    application_id uuid not null,
    link text not null,
    at timestamptz not null,
    primary key (organisation, application_id, link)
  )`.execute(db);
}
