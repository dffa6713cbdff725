import { type Kysely, sql } from 'kysely';

/** Stores a lender's published rule versions, and the versions that priced the terms in the ledger. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rule_version (
      organisation text not null,
      kind text not null check (kind in ('rates', 'policy')),
      effective_on text not null,
      sha256 text not null,
      xml text not null,
      published_at timestamptz not null,
      primary key (organisation, kind, effective_on)
    )`.execute(db);
  await sql`alter table terms_ledger add column rates_version text, add column policy_version text`.execute(
    db,
  );
}
