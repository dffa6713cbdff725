import { type Kysely, sql } from 'kysely';

/**
 * Creates the first tables. The primary keys of an application's tables start with the organisation, so that they can be sharded by it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create sequence loan_number as bigint start 1000000001`,

  `create table application (
    organisation text not null,
    id uuid not null,
    owner text not null,
    loan_number text not null default nextval('loan_number')::text,
    created_at timestamptz not null,
    last_seq integer not null,
    primary key (organisation, id)
  )`,
  `create index application_owner on application (organisation, owner, created_at)`,
  `create unique index application_loan_number on application (organisation, loan_number)`,

  `create table fact (
    organisation text not null,
    application_id uuid not null,
    seq integer not null,
    name text not null,
    value jsonb not null,
    at timestamptz not null,
    actor text not null,
    origin jsonb not null,
    primary key (organisation, application_id, seq),
    foreign key (organisation, application_id) references application (organisation, id)
  )`,

  `create table projection (
    organisation text not null,
    application_id uuid not null,
    owner text not null,
    step text not null,
    kind text not null,
    since timestamptz not null,
    entered_seq integer not null,
    furthest_stage text not null,
    due_at timestamptz,
    referred text[] not null,
    status jsonb not null,
    table_version text not null,
    primary key (organisation, application_id),
    foreign key (organisation, application_id) references application (organisation, id)
  )`,
  `create index projection_due on projection (due_at) where due_at is not null`,
  `create index projection_step on projection (organisation, step, since)`,

  `create table audit_event (
    organisation text not null,
    application_id uuid not null,
    number integer not null,
    at timestamptz not null,
    actor text not null,
    what text not null,
    detail jsonb not null,
    origin jsonb not null,
    previous_hash text not null,
    hash text not null,
    primary key (organisation, application_id, number)
  )`,
  `create index audit_event_at on audit_event (organisation, at)`,
  `create table audit_anchor (
    organisation text not null,
    day date not null,
    applications integer not null,
    previous_hash text not null,
    hash text not null,
    primary key (organisation, day)
  )`,

  `create table intent (
    organisation text not null,
    reference uuid not null,
    application_id uuid not null,
    task text not null,
    entered_seq integer not null,
    state text not null check (state in ('PREPARED', 'ANSWERED', 'NEEDS_PERSON')),
    request_hash text not null,
    attempts integer not null,
    answer text,
    failure text,
    created_at timestamptz not null,
    primary key (organisation, reference),
    unique (organisation, application_id, task, entered_seq)
  )`,
  `create table webhook_event (
    port text not null,
    id text not null,
    received_at timestamptz not null,
    primary key (port, id)
  )`,
  `create table idempotency_key (
    organisation text not null,
    caller text not null,
    call text not null,
    key text not null,
    input_hash text not null,
    answer text,
    created_at timestamptz not null,
    primary key (organisation, caller, call, key)
  )`,

  `create table terms_ledger (
    organisation text not null,
    application_id uuid not null,
    number integer generated always as identity,
    shown_to text not null,
    shown_at timestamptz not null,
    shown_where text not null,
    terms jsonb not null,
    primary key (organisation, application_id, number)
  )`,
  `create table stored_file (
    organisation text not null,
    uuid uuid not null,
    application_id uuid not null,
    name text not null,
    type text not null,
    size integer not null,
    sha256 text not null,
    sealed bytea not null,
    created_at timestamptz not null,
    primary key (organisation, uuid)
  )`,
  `create table document (
    organisation text not null,
    uuid uuid not null,
    application_id uuid not null,
    type text not null,
    file uuid not null,
    page uuid,
    created_at timestamptz not null,
    primary key (organisation, uuid),
    foreign key (organisation, file) references stored_file (organisation, uuid),
    foreign key (organisation, page) references stored_file (organisation, uuid)
  )`,
  `create index document_application on document (organisation, application_id, created_at)`,
  `create table outbox (
    organisation text not null,
    uuid uuid not null,
    application_id uuid not null,
    channel text not null,
    template text not null,
    message text not null,
    sent_at timestamptz,
    created_at timestamptz not null,
    primary key (organisation, uuid)
  )`,
  `create index outbox_unsent on outbox (created_at) where sent_at is null`,

  `create schema hmda`,
  `create table hmda.answer (
    organisation text not null,
    application_id uuid not null,
    answers text not null,
    answered_at timestamptz not null,
    primary key (organisation, application_id)
  )`,

  `create table rate_limit (
    key text primary key,
    failures integer not null,
    window_ends_at timestamptz not null
  )`,
  `create table revoked_session (session text primary key, revoked_at timestamptz not null)`,
  `create table staff (
    organisation text not null,
    identity text not null,
    permissions text[] not null,
    primary key (organisation, identity)
  )`,

  // The sign-in library's tables, with its names.
  `create schema auth`,
  `create table auth."user" (
    "id" text primary key,
    "name" text not null,
    "email" text not null unique,
    "emailVerified" boolean not null,
    "image" text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`,
  `create table auth."session" (
    "id" text primary key,
    "expiresAt" timestamptz not null,
    "token" text not null unique,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null,
    "ipAddress" text,
    "userAgent" text,
    "userId" text not null references auth."user" ("id") on delete cascade
  )`,
  `create index session_of_user on auth."session" ("userId")`,
  `create table auth."account" (
    "id" text primary key,
    "accountId" text not null,
    "providerId" text not null,
    "userId" text not null references auth."user" ("id") on delete cascade,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    "scope" text,
    "password" text,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null
  )`,
  `create index account_of_user on auth."account" ("userId")`,
  `create table auth."verification" (
    "id" text primary key,
    "identifier" text not null,
    "value" text not null,
    "expiresAt" timestamptz not null,
    "createdAt" timestamptz not null default now(),
    "updatedAt" timestamptz not null default now()
  )`,
];
