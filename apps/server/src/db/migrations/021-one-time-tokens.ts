import { type Kysely, sql } from 'kysely';

/** Keeps one-time tokens, says how each session began, and lets a message belong to an account instead of an application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table one_time_token (
    hash text primary key,
    organisation text not null,
    purpose text not null,
    identity text references auth."user" ("id") on delete cascade,
    detail text,
    expires_at timestamptz not null,
    created_at timestamptz not null default now()
  )`,
  `create index one_time_token_expiry on one_time_token (expires_at)`,
  `create index one_time_token_identity on one_time_token (identity)`,
  `alter table outbox alter column application_id drop not null`,
  `alter table auth."session"
    add column "method" text not null default 'PASSWORD',
    add column "totpVerified" boolean not null default false`,
];
