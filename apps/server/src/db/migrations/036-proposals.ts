import { type Kysely, sql } from 'kysely';

/** Keeps the acts that one member of staff proposed and another must confirm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table proposal (
    organisation text not null,
    application_id uuid not null,
    act text not null,
    input jsonb not null,
    entered_seq int not null,
    proposed_by text not null,
    proposed_at timestamptz not null,
    primary key (organisation, application_id, act)
  )`.execute(db);
}
