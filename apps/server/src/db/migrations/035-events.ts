import { type Kysely, sql } from 'kysely';

/**
 * Keeps what changed, for open pages. `tx` is the transaction that wrote the row: a reader knows by it which earlier rows may still
 * become visible.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table event (
    organisation text not null,
    application_id uuid not null,
    number bigint generated always as identity,
    tx xid8 not null default pg_current_xact_id(),
    kind text not null,
    step text not null,
    version int not null,
    by_borrower boolean not null,
    at timestamptz not null default now(),
    primary key (organisation, application_id, number)
  )`.execute(db);
  await sql`create index event_tx on event (tx)`.execute(db);
  await sql`create index event_at on event using brin (at)`.execute(db);
}
