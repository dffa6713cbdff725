import { type Kysely, sql } from 'kysely';

/** Keeps which certificates signed documents, so that the copies of an earlier one are still known as the lender's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table document_certificate (
    sha256 text primary key,
    first_used_at timestamptz not null
  )`.execute(db);
}
