import { type Kysely, sql } from 'kysely';

/** Keeps which optional emails a person turned on or off. Without a row, they get them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table message_choice (
    organisation text not null,
    identity text not null,
    kind text not null,
    is_on boolean not null,
    at timestamptz not null,
    primary key (organisation, identity, kind)
  )`.execute(db);
}
