import { type Kysely, sql } from 'kysely';

/** Adds when a provider call was last attempted, so that one that its provider never received can be closed once no attempt is on its way. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table intent add column attempted_at timestamptz`.execute(db);
}
