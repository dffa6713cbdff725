import { type Kysely, sql } from 'kysely';

/** Adds what administrators set in the console over the files of a lender's folder. A change is never altered or deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table lender_setting (
      organisation text not null,
      number bigint generated always as identity,
      name text not null,
      value jsonb,
      reason text not null,
      changed_by text not null,
      confirmed_by text,
      at timestamptz not null,
      primary key (organisation, number)
    )`.execute(db);
  await sql`create index lender_setting_name on lender_setting (organisation, name, number)`.execute(db);
  await sql`
    create table lender_setting_proposal (
      organisation text not null,
      name text not null,
      value jsonb,
      reason text not null,
      proposed_by text not null,
      proposed_at timestamptz not null,
      primary key (organisation, name)
    )`.execute(db);
}
