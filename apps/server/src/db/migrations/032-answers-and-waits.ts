import { type Kysely, sql } from 'kysely';

/**
 * Adds when a provider call was answered, which providers were told before a deletion, and which applications' deletion waits for a provider.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table intent add column answered_at timestamptz`.execute(db);
  await sql`alter table record_deletion add column providers jsonb`.execute(db);
  await sql`create table deletion_wait (
    organisation text not null,
    application_id uuid not null,
    provider text not null,
    since timestamptz not null,
    asked_at timestamptz not null,
    failed text not null,
    released_at timestamptz,
    released_by text,
    reason text,
    primary key (organisation, application_id, provider)
  )`.execute(db);
}
