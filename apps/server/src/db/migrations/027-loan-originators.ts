import { type Kysely, sql } from 'kysely';

const TABLES = [
  `create table loan_originator (
    organisation text not null,
    uuid uuid not null,
    identity text not null,
    name text not null,
    email text not null,
    phone text not null,
    nmls text not null,
    broker_name text,
    states text[] not null,
    avatar bytea,
    left_at timestamptz,
    primary key (organisation, uuid),
    unique (organisation, identity)
  )`,
  // The form is sealed, and deleted once the client has it.
  `create table originator_client (
    organisation text not null,
    uuid uuid not null,
    originator uuid not null,
    name text not null,
    form text,
    application_id uuid,
    saved_at timestamptz not null,
    primary key (organisation, uuid)
  )`,
  `create index originator_client_of on originator_client (organisation, originator)`,
  `create index fact_referrer on fact (organisation, (value->>'referrerUuid')) where name = 'origin'`,
];

/** Adds loan originators and the clients they start applications for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of TABLES) await sql.raw(table).execute(db);
}
