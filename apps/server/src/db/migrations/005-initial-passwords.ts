import { type Kysely, sql } from 'kysely';

/** Marks passwords that somebody else gave a member of staff, which end at the first sign-in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table auth.account add column "isInitial" boolean not null default false`.execute(db);
}
