import { type Kysely, sql } from 'kysely';

/** Counts a call's unclear answers apart from its attempts: an outage alone must not hand it to staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table intent add column unclear_answers integer not null default 0`.execute(db);
}
