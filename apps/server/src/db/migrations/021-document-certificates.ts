import { type Kysely, sql } from 'kysely';

/** Adds the list of certificates that signed documents, so that copies signed with an earlier one are still recognized. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table document_certificate (
    sha256 text primary key,
    first_used_at timestamptz not null
  )`.execute(db);
}
