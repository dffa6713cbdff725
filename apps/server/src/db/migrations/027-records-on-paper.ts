import { type Kysely, sql } from 'kysely';

/** Marks the applications of people who get their records on paper, so that staff find what to mail. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table projection add column on_paper boolean not null default false`.execute(db);
}
