import { type Kysely, sql } from 'kysely';

/** Adds the chain over the chains of all applications of the installation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Never changed or deleted. No personal data: ids, counts and keyed hashes.
  await sql`create table installation_link (
    number bigint primary key,
    at timestamptz not null,
    heads jsonb not null,
    hash text not null
  )`.execute(db);
  // The newest event of each application that a link covers, so that the next link finds what changed since.
  await sql`create table installation_head (
    organisation text not null,
    application_id uuid not null,
    last_event integer not null,
    primary key (organisation, application_id)
  )`.execute(db);
}
