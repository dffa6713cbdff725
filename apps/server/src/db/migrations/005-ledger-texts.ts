import { type Kysely, sql } from 'kysely';

/** Which text of a day stands behind the terms that were shown: a day may have several. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table terms_ledger add column rates_sha256 text, add column policy_sha256 text`.execute(db);
}
