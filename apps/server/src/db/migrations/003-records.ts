import { type Kysely, sql } from 'kysely';

/** Adds the sample of automated valuations, and what is kept of an application whose records were deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table avm_sample (
    organisation text not null,
    month text not null,
    application_id uuid not null,
    drawn_at timestamptz not null,
    tested_value_cents bigint,
    tested_by_method text,
    tested_by text,
    tested_at timestamptz,
    primary key (organisation, month, application_id)
  )`.execute(db);
  // Never changed or deleted. No personal data. The hash is keyed, over the row, its chain's heads and the deletion before it.
  await sql`create table record_deletion (
    organisation text not null,
    number integer not null,
    application_id uuid not null,
    loan_number text not null,
    kind text not null,
    kept_until date not null,
    deleted_at timestamptz not null,
    counts jsonb not null,
    hash text not null,
    primary key (organisation, number),
    unique (organisation, application_id)
  )`.execute(db);
  // The newest hash of a deleted chain at the end of each day, so that the anchors of those days still match.
  await sql`create table deleted_chain_head (
    organisation text not null,
    application_id uuid not null,
    day date not null,
    hash text not null,
    primary key (organisation, application_id, day)
  )`.execute(db);
}
