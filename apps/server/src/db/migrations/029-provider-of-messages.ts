import { type Kysely, sql } from 'kysely';

/** Adds the provider that may have a message already, so that no other gets it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column provider text`.execute(db);
}
