import { type Kysely, sql } from 'kysely';

/** Keeps authenticator apps and passkeys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table second_factor (
    identity text primary key references auth."user" ("id") on delete cascade,
    secret text not null,
    confirmed_at timestamptz,
    last_step bigint not null default 0,
    recovery_codes text[] not null default '{}'
  )`,
  `create table passkey (
    uuid uuid primary key,
    organisation text not null,
    credential_id text not null,
    identity text not null references auth."user" ("id") on delete cascade,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    name text not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz,
    unique (organisation, credential_id)
  )`,
  `create index passkey_identity on passkey (identity)`,
];
