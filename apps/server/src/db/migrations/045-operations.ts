import { type Kysely, sql } from 'kysely';

/**
 * Keeps what operators watch: calls of providers by minute, webhooks received, repeating jobs and audits of a lender's chains. All
 * instants are real time, by the database's clock.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  // Every server process writes rows of its own, so that none waits for another.
  `create table provider_minute (
    provider text not null,
    minute timestamptz not null,
    process uuid not null,
    calls integer not null,
    timeouts integer not null,
    unreachable integer not null,
    refused integer not null,
    garbage integer not null,
    took_ms integer[] not null,
    last_success_at timestamptz,
    last_failure_at timestamptz,
    last_failure text,
    primary key (provider, minute, process)
  )`,
  `create index provider_minute_minute on provider_minute (minute)`,

  // No body: it may carry personal data. A webhook of no application is counted by minute, since anyone can send one.
  `create table webhook_receipt (
    number bigint generated always as identity primary key,
    port text not null,
    outcome text not null,
    organisation text,
    application_id uuid,
    received_at timestamptz not null,
    process uuid not null,
    count integer not null
  )`,
  `create unique index webhook_receipt_stranger on webhook_receipt (port, outcome, received_at, process)
    where application_id is null`,
  `create index webhook_receipt_organisation on webhook_receipt (organisation, number)`,

  `create table repeating_job (
    name text primary key,
    every_ms integer not null,
    last_run_at timestamptz not null,
    took_ms integer not null,
    last_failed_at timestamptz,
    failure text,
    has_failed boolean not null
  )`,

  `create table audit_check (
    organisation text not null,
    uuid uuid not null,
    requested_at timestamptz not null default now(),
    requested_by text,
    alive_at timestamptz,
    finished_at timestamptz,
    applications integer not null default 0,
    checked integer not null default 0,
    result jsonb,
    failure text,
    primary key (organisation, uuid)
  )`,
  // A lender's chains are checked once at a time.
  `create unique index audit_check_open on audit_check (organisation) where finished_at is null`,
];
