import { type Kysely, sql } from 'kysely';

/**
 * Lets staff list and search applications. The sweep fills the new columns: the version of the projection has changed. A search term
 * is a name's word, a loan number, or a keyed hash of a phone number, an email address or the last four digits of an SSN.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table projection
    add column waits_for text,
    add column borrower text,
    add column state text,
    add column amount_cents bigint,
    add column search_hash text`.execute(db);
  await sql`create index projection_since on projection (organisation, since, application_id)`.execute(db);
  await sql`create index projection_waits_for on projection (organisation, waits_for, since, application_id)`.execute(
    db,
  );
  await sql`create table search_term (
    organisation text not null,
    term text collate "C" not null,
    application_id uuid not null,
    primary key (organisation, term, application_id)
  )`.execute(db);
  await sql`create index search_term_application on search_term (organisation, application_id)`.execute(db);
  await sql`create table assignment (
    organisation text not null,
    application_id uuid not null,
    identity text not null,
    assigned_by text not null,
    assigned_at timestamptz not null,
    primary key (organisation, application_id)
  )`.execute(db);
  await sql`create index assignment_identity on assignment (organisation, identity)`.execute(db);
  await sql`create table saved_view (
    organisation text not null,
    identity text not null,
    name text not null,
    filters jsonb not null,
    primary key (organisation, identity, name)
  )`.execute(db);
}
