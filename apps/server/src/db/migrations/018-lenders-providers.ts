import { type Kysely, sql } from 'kysely';

/** Adds lenders’ accounts with providers, the providers’ names for our ids, and the provider of each request. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_account (
      organisation text not null,
      provider text not null,
      version integer not null,
      fields text not null,
      saved_by text not null,
      saved_at timestamptz not null,
      checked_at timestamptz,
      found text,
      primary key (organisation, provider)
    )`.execute(db);
  await sql`
    create table provider_note (
      organisation text not null,
      application_id uuid not null,
      provider text not null,
      reference text not null,
      theirs text not null,
      at timestamptz not null,
      primary key (organisation, provider, reference)
    )`.execute(db);
  await sql`create index provider_note_application on provider_note (organisation, application_id)`.execute(
    db,
  );
  await sql`alter table intent add column provider text not null default 'bridge'`.execute(db);
}
