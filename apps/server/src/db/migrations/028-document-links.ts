import { type Kysely, sql } from 'kysely';

/** Adds the links by which a borrower passes on a copy of their documents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table document_link (
    organisation text not null,
    uuid uuid not null,
    application_id uuid not null,
    token_hash text not null unique,
    code_hash text not null,
    documents uuid[] not null,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    wrong_codes integer not null default 0,
    downloads integer not null default 0,
    last_download_at timestamptz,
    primary key (organisation, uuid)
  )`.execute(db);
  await sql`create index document_link_application on document_link (organisation, application_id)`.execute(
    db,
  );
}
