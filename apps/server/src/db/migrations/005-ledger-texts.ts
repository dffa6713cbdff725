import { type Kysely, sql } from 'kysely';

/** Adds the checksums of the rules to the ledger, since a day may have several texts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table terms_ledger add column rates_sha256 text, add column policy_sha256 text`.execute(db);
}
