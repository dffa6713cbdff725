import { type Kysely, sql } from 'kysely';

/** Finds what was returned to somebody without reading every proposal of a lender. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index proposal_returned_to on proposal (organisation, proposed_by)
    where returned_note is not null`.execute(db);
}
