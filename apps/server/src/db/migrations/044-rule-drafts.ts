import { type Kysely, sql } from 'kysely';

/** Keeps drafts of rules, what waits for a second person, and who did what. Rows of `rule_act` are never changed or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rule_version add column proposed_by text`.execute(db);
  await sql`create sequence rule_draft_version as int`.execute(db);
  await sql`create table rule_draft (
    organisation text not null,
    kind text not null check (kind in ('rates', 'policy')),
    version int not null default nextval('rule_draft_version'),
    based_on text not null,
    sha256 text not null,
    xml text not null,
    changed_by text not null,
    changed_at timestamptz not null,
    primary key (organisation, kind)
  )`.execute(db);
  await sql`create table rule_proposal (
    organisation text not null,
    id uuid not null,
    act text not null check (act in ('PUBLISH', 'WITHDRAW')),
    effective_on text not null,
    kinds text not null,
    files jsonb not null,
    sha256 text not null,
    from_draft boolean not null,
    proposed_by text not null,
    proposed_at timestamptz not null,
    primary key (organisation, id),
    unique (organisation, act, effective_on, kinds)
  )`.execute(db);
  await sql`create table rule_act (
    organisation text not null,
    number bigint generated always as identity,
    at timestamptz not null,
    identity text not null,
    what text not null,
    kinds text not null,
    effective_on text,
    sha256 text not null,
    proposal uuid,
    comment text,
    primary key (organisation, number)
  )`.execute(db);
}
