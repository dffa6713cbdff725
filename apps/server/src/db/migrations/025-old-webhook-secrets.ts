import { type Kysely, sql } from 'kysely';

/** Adds the webhook secret that an account had before, sealed, and until when webhooks signed with it are taken. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table provider_account
      add column old_secret text,
      add column old_secret_until timestamptz`.execute(db);
}
