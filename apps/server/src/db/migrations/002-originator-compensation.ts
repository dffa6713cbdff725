import { type Kysely, sql } from 'kysely';

/** Adds what the lender pays a loan originator, in percent of the line. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table loan_originator add column compensation_pct numeric(5, 3)`.execute(db);
}
