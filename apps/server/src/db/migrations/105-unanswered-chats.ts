import { type Kysely, sql } from 'kysely';

/** Knows which waiting people were told what else they can do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table chat add column told_unanswered boolean not null default false`.execute(db);
}
