import { type Kysely, sql } from 'kysely';

/** Adds the language in which the lender writes to a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth."user" add column language text not null default 'en'`.execute(db);
}
