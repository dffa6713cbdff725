import { type Kysely, sql } from 'kysely';

/** Knows which text messages weren't sent, because the borrower had stopped them since they were queued. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox add column withheld_at timestamptz`.execute(db);
  await sql`drop index outbox_unsent`.execute(db);
  await sql`create index outbox_unsent on outbox (coalesce(next_attempt_at, created_at))
    where sent_at is null and refused_at is null and withheld_at is null`.execute(db);
}
