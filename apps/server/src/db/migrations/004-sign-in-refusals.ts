import { type Kysely, sql } from 'kysely';

/** Adds the refused sign-ins of each account and day. They name no place and no address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sign_in_refusal (
    organisation text not null,
    identity text not null,
    day date not null,
    reason text not null,
    attempts integer not null,
    last_at timestamptz not null,
    primary key (organisation, identity, day, reason)
  )`.execute(db);
}
