import { type Kysely, sql } from 'kysely';

/** Adds whose link to a copy of documents it is: an additional signer's, or the borrower's where none is named. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table document_link add column signer uuid`.execute(db);
}
