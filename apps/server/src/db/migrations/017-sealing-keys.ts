import { type Kysely, sql } from 'kysely';

/** Keeps the ids of the keys that encrypt stored data. Each row opens only with its own key. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sealing_key (
    key_id text primary key,
    hash_root text not null
  )`.execute(db);
}
