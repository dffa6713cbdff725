-- Every table of release 0.2.0. A blank line ends a statement. This file never changes: later changes are later migrations.
-- ## Applications
create sequence loan_number as bigint start 1000000001;

-- Primary keys start with the lender, so that tables can be sharded by it. head_hash is keyed, over this row and its newest event.
create table application (
  organisation text not null,
  id uuid not null,
  owner text not null,
  loan_number text not null default nextval('loan_number')::text,
  created_at timestamptz not null,
  last_seq integer not null,
  last_event integer not null default 0,
  head_hash text,
  primary key (organisation, id)
);

create index application_owner on application (organisation, owner, created_at);

create unique index application_loan_number on application (organisation, loan_number);

create table fact (
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
);

create index fact_referrer on fact (organisation, (value->>'referrerUuid')) where name = 'origin';

-- A step and what work lists show of it, derived from the facts: a page of a list reads no other table for its lines.
create table projection (
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
  notice_due_on date,
  waits_for text,
  borrower text,
  state text,
  amount_cents bigint,
  search_hash text,
  loan_number text not null,
  awaits_second_person boolean not null default false,
  proposal_returned boolean not null default false,
  primary key (organisation, application_id),
  foreign key (organisation, application_id) references application (organisation, id)
);

create index projection_due on projection (due_at) where due_at is not null;

create index projection_step on projection (organisation, step, since);

create index projection_notice_due on projection (organisation, notice_due_on)
  where notice_due_on is not null;

create index projection_since on projection (organisation, since, application_id);

create index projection_waits_for on projection (organisation, waits_for, since, application_id);

-- A name's word, a loan number, or a keyed hash of a phone number, an email address or the last four digits of an SSN.
create table search_term (
  organisation text not null,
  term text collate "C" not null,
  application_id uuid not null,
  primary key (organisation, term, application_id)
);

create index search_term_application on search_term (organisation, application_id);

-- What changed, for open pages. By tx, a reader knows which earlier rows may still become visible.
create table event (
  organisation text not null,
  application_id uuid not null,
  number bigint generated always as identity,
  tx xid8 not null default pg_current_xact_id(),
  kind text not null,
  step text not null,
  version int not null,
  by_borrower boolean not null,
  at timestamptz not null default now(),
  primary key (organisation, application_id, number)
);

create index event_tx on event (tx);

create index event_at on event using brin (at);

create table terms_ledger (
  organisation text not null,
  application_id uuid not null,
  number integer generated always as identity,
  shown_to text not null,
  shown_at timestamptz not null,
  shown_where text not null,
  terms jsonb not null,
  rates_version text,
  policy_version text,
  rates_sha256 text,
  policy_sha256 text,
  primary key (organisation, application_id, number)
);

-- Version 1 hashes had no key; no release wrote them.
create table audit_event (
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
  version integer not null default 1,
  primary key (organisation, application_id, number)
);

create index audit_event_at on audit_event (organisation, at);

create table audit_anchor (
  organisation text not null,
  day date not null,
  applications integer not null,
  previous_hash text not null,
  hash text not null,
  version integer not null default 1,
  primary key (organisation, day)
);

-- ## Providers
-- unclear_answers are counted apart from attempts: an outage alone must not hand a call to staff.
create table intent (
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
  unclear_answers integer not null default 0,
  primary key (organisation, reference),
  unique (organisation, application_id, task, entered_seq)
);

-- Which application asks the bureau first about a person and a home, which are only a keyed hash.
create table credit_claim (
  organisation text not null,
  application_id uuid not null,
  pull text not null,
  person_and_home text not null,
  number bigint generated always as identity,
  primary key (organisation, application_id, pull, person_and_home)
);

create index credit_claim_person on credit_claim (organisation, pull, person_and_home, number);

create table webhook_event (
  port text not null,
  id text not null,
  received_at timestamptz not null,
  primary key (port, id)
);

create table idempotency_key (
  organisation text not null,
  caller text not null,
  call text not null,
  key text not null,
  input_hash text not null,
  answer text,
  created_at timestamptz not null,
  primary key (organisation, caller, call, key)
);

create table rate_limit (
  key text primary key,
  failures integer not null,
  window_ends_at timestamptz not null
);

-- ## Files and documents
create table stored_file (
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
);

-- Encrypted parts of an upload, until the whole file has arrived or the upload has expired.
create table upload_part (
  organisation text not null,
  application_id uuid not null,
  upload uuid not null,
  start_byte integer not null,
  size integer not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (organisation, application_id, upload, start_byte)
);

create index upload_part_age on upload_part (created_at);

create table document (
  organisation text not null,
  uuid uuid not null,
  application_id uuid not null,
  type text not null,
  file uuid not null,
  page uuid,
  created_at timestamptz not null,
  signer uuid,
  primary key (organisation, uuid),
  foreign key (organisation, file) references stored_file (organisation, uuid),
  foreign key (organisation, page) references stored_file (organisation, uuid)
);

create index document_application on document (organisation, application_id, created_at);

-- ## HMDA
create schema hmda;

-- In a schema of its own, which no rule and no staff view reads.
create table hmda.answer (
  organisation text not null,
  application_id uuid not null,
  answers text not null,
  answered_at timestamptz not null,
  person text not null default 'APPLICANT',
  primary key (organisation, application_id, person)
);

-- ## Encryption
-- Each row opens only with its own key.
create table sealing_key (
  key_id text primary key,
  hash_root text not null
);

-- ## Accounts
create schema auth;

-- With the names of the sign-in library that made them first.
create table auth."user" (
  "id" text primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null,
  "image" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table auth."session" (
  "id" text primary key,
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null,
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth."user" ("id") on delete cascade,
  "method" text not null default 'PASSWORD',
  "totpVerified" boolean not null default false
);

create index session_of_user on auth."session" ("userId");

create table auth."account" (
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
);

create index account_of_user on auth."account" ("userId");

create table auth."verification" (
  "id" text primary key,
  "identifier" text not null,
  "value" text not null,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);

create table revoked_session (session text primary key, revoked_at timestamptz not null);

create table one_time_token (
  hash text primary key,
  organisation text not null,
  purpose text not null,
  identity text references auth."user" ("id") on delete cascade,
  detail text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index one_time_token_expiry on one_time_token (expires_at);

create index one_time_token_identity on one_time_token (identity);

create table second_factor (
  identity text primary key references auth."user" ("id") on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  recovery_codes text[] not null default '{}'
);

create table passkey (
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
);

create index passkey_identity on passkey (identity);

-- ## Signers, originators and wallets
-- Who was invited to sign, and under which account they did.
create table signer_invitation (
  organisation text not null,
  application_id uuid not null,
  signer uuid not null,
  email_hash text not null,
  code_hash text,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  identity text,
  accepted_at timestamptz,
  primary key (organisation, application_id, signer)
);

create unique index signer_invitation_code on signer_invitation (code_hash);

create index signer_invitation_email on signer_invitation (organisation, email_hash);

create index signer_invitation_identity on signer_invitation (organisation, identity);

create table loan_originator (
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
);

-- The form is sealed, and deleted once the client has it.
create table originator_client (
  organisation text not null,
  uuid uuid not null,
  originator uuid not null,
  name text not null,
  form text,
  application_id uuid,
  saved_at timestamptz not null,
  primary key (organisation, uuid)
);

create index originator_client_of on originator_client (organisation, originator);

-- Names, addresses and email addresses are encrypted.
create table wallet_account (
  organisation text not null,
  uuid uuid not null,
  identity text not null,
  content text not null,
  linked_at timestamptz not null,
  primary key (organisation, uuid)
);

create index wallet_account_of on wallet_account (organisation, identity, linked_at);

create table wallet_authorization (
  organisation text not null,
  uuid uuid not null,
  wallet uuid not null,
  email text not null,
  email_hash text not null,
  granted_at timestamptz not null,
  primary key (organisation, uuid),
  unique (organisation, wallet, email_hash),
  foreign key (organisation, wallet) references wallet_account (organisation, uuid) on delete cascade
);

create index wallet_authorization_of on wallet_authorization (organisation, email_hash);

-- ## Messages
create table outbox (
  organisation text not null,
  uuid uuid not null,
  application_id uuid,
  channel text not null,
  template text not null,
  message text not null,
  sent_at timestamptz,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  refused_at timestamptz,
  withheld_at timestamptz,
  primary key (organisation, uuid)
);

create index outbox_unsent on outbox (coalesce(next_attempt_at, created_at))
  where sent_at is null and refused_at is null and withheld_at is null;

-- Encrypted: staff write some of it.
create table notification (
  organisation text not null,
  uuid uuid not null,
  identity text not null,
  application_id uuid not null,
  content text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  primary key (organisation, uuid)
);

create index notification_of on notification (organisation, identity, created_at desc);

-- Without a row, a person gets the message.
create table message_choice (
  organisation text not null,
  identity text not null,
  kind text not null,
  is_on boolean not null,
  at timestamptz not null,
  stopped_by_reply_at timestamptz,
  primary key (organisation, identity, kind)
);

-- Encrypted: people write of themselves.
create table feedback (
  organisation text not null,
  uuid uuid not null,
  identity text not null,
  application_id uuid,
  topic text not null check (topic in ('IMPROVE', 'COMPLIMENT')),
  message text not null,
  marketing_consent boolean not null,
  pathname text not null,
  sent_at timestamptz not null,
  primary key (organisation, uuid)
);

create index feedback_sent_at on feedback (organisation, sent_at desc, uuid desc);

-- ## Staff
create table staff (
  organisation text not null,
  identity text not null,
  permissions text[] not null,
  primary key (organisation, identity)
);

-- Never changed or deleted: an examiner asks who had access when.
create table staff_change (
  organisation text not null,
  number bigint generated always as identity,
  at timestamptz not null,
  changed_by text not null,
  identity text not null,
  what text not null,
  roles text[] not null,
  subject text,
  primary key (organisation, number)
);

create table assignment (
  organisation text not null,
  application_id uuid not null,
  identity text not null,
  assigned_by text not null,
  assigned_at timestamptz not null,
  primary key (organisation, application_id)
);

create index assignment_identity on assignment (organisation, identity);

create table saved_view (
  organisation text not null,
  identity text not null,
  name text not null,
  filters jsonb not null,
  primary key (organisation, identity, name)
);

-- What one person proposed and another must confirm.
create table proposal (
  organisation text not null,
  application_id uuid not null,
  act text not null,
  input jsonb not null,
  entered_seq int not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  returned_note uuid,
  primary key (organisation, application_id, act)
);

create index proposal_returned_to on proposal (organisation, proposed_by)
  where returned_note is not null;

-- Encrypted: people write names and numbers into notes.
create table note (
  organisation text not null,
  application_id uuid not null,
  uuid uuid not null,
  text text not null,
  written_by text not null,
  written_at timestamptz not null,
  primary key (organisation, uuid)
);

create index note_application on note (organisation, application_id);

-- Who has an application open in the console now.
create table file_viewer (
  organisation text not null,
  application_id uuid not null,
  identity text not null,
  seen_at timestamptz not null,
  primary key (organisation, application_id, identity)
);

create index file_viewer_seen on file_viewer (seen_at);

create table session_replay (
  organisation text not null,
  application_id uuid not null,
  link text not null,
  at timestamptz not null,
  primary key (organisation, application_id, link)
);

-- ## Rules
-- Append-only. The newest row of a day is current, unless it is a withdrawal.
create table rule_version (
  organisation text not null,
  kind text not null check (kind in ('rates', 'policy')),
  effective_on text not null,
  sha256 text not null,
  xml text not null,
  published_at timestamptz not null,
  number integer generated always as identity,
  withdrawn boolean not null default false,
  published_by text not null,
  proposed_by text,
  primary key (organisation, kind, effective_on, number)
);

create sequence rule_draft_version as int;

create table rule_draft (
  organisation text not null,
  kind text not null check (kind in ('rates', 'policy')),
  version int not null default nextval('rule_draft_version'),
  based_on text not null,
  sha256 text not null,
  xml text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (organisation, kind)
);

create table rule_proposal (
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
);

-- Never changed or deleted.
create table rule_act (
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
);

-- ## Flags and visits
create sequence flag_change_number;

-- Never changed or deleted: an examiner asks what a borrower saw when.
create table flag_change (
  organisation text not null,
  number bigint not null,
  key text not null,
  setting jsonb,
  experiment bigint,
  reason text not null,
  changed_by text not null,
  at timestamptz not null,
  primary key (organisation, number)
);

create index flag_change_key on flag_change (organisation, key, number);

create table experiment_exposure (
  organisation text not null,
  key text not null,
  experiment bigint not null,
  tracker uuid not null,
  variant text not null,
  at timestamptz not null,
  primary key (organisation, key, experiment, tracker)
);

create index experiment_exposure_tracker on experiment_exposure (organisation, tracker);

-- Identifiers of a person in the experiments.
create table tracker (
  organisation text not null,
  identity text not null,
  tracker uuid not null,
  primary key (organisation, identity)
);

create index tracker_tracker on tracker (organisation, tracker);

create table tracker_alias (
  organisation text not null,
  alias uuid not null,
  tracker uuid not null,
  primary key (organisation, alias)
);

-- Visits and their events, without personal data.
create table telemetry_session (
  organisation text not null,
  uuid uuid not null,
  epoch bigint not null,
  tracker uuid not null,
  context text not null check (context in ('customer', 'agent', 'visitor')),
  lib_version text not null,
  app_version text not null,
  came_from text not null,
  query_params jsonb not null,
  screen_width integer not null,
  screen_height integer not null,
  window_width integer not null,
  window_height integer not null,
  at timestamptz not null,
  primary key (organisation, uuid)
);

create index telemetry_session_at on telemetry_session (at);

create table telemetry_event (
  organisation text not null,
  uuid uuid not null,
  session uuid not null,
  context text not null check (context in ('customer', 'agent', 'visitor')),
  event text not null,
  event_type text not null,
  product_type text not null,
  is_own_host boolean not null,
  page_path text not null,
  query_params jsonb not null,
  identity uuid,
  application_id uuid,
  step text,
  dedupe text,
  at timestamptz not null,
  primary key (organisation, uuid)
);

-- An event without a dedupe text counts every time.
create unique index telemetry_event_once on telemetry_event (organisation, session, event, dedupe);

create index telemetry_event_at on telemetry_event (at);

-- ## Chat
-- Messages, files and notes are encrypted. name_hashes finds a person by words that the table doesn’t show.
create table chat (
  organisation text not null,
  uuid uuid not null,
  provider text not null,
  provider_channel text,
  skill text not null,
  state text not null,
  person text not null,
  person_hash text not null,
  identity text,
  session text,
  application_id uuid,
  page_path text,
  chatbot_conversation text,
  agent text,
  last_agent text,
  newest int not null default 0,
  last_author text,
  read_by_applicant int not null default 0,
  read_by_agent int not null default 0,
  emailed_up_to int not null default 0,
  started_at timestamptz not null,
  waiting_since timestamptz,
  last_message_at timestamptz,
  ended_at timestamptz,
  ended_by text,
  provider_user text,
  provider_contact text,
  provider_agent text,
  provider_ended boolean not null default false,
  wanted_agent text,
  relayed int not null default 0,
  relay_due timestamptz,
  relay_leased_until timestamptz,
  relay_attempts int not null default 0,
  name_hashes text[] not null default '{}',
  told_unanswered boolean not null default false,
  primary key (organisation, uuid)
);

create index chat_queue on chat (organisation, waiting_since) where state = 'WAITING';

create index chat_open on chat (organisation, agent) where state <> 'ENDED';

create index chat_started on chat (organisation, started_at desc, uuid desc);

create index chat_person on chat (organisation, person_hash);

create index chat_application on chat (organisation, application_id);

create index chat_relay on chat (relay_due) where relay_due is not null;

create index chat_channel on chat (provider, provider_channel) where provider_channel is not null;

create index chat_name_hashes on chat using gin (name_hashes);

create table chat_message (
  organisation text not null,
  chat uuid not null,
  number int not null,
  key uuid not null,
  author text not null,
  agent text,
  content text not null,
  sent_at timestamptz not null,
  primary key (organisation, chat, number),
  unique (organisation, chat, key)
);

create table chat_file (
  organisation text not null,
  chat uuid not null,
  uuid uuid not null,
  author text not null,
  name text not null,
  type text not null,
  size int not null,
  sealed bytea not null,
  message int,
  created_at timestamptz not null,
  primary key (organisation, chat, uuid)
);

create table chat_note (
  organisation text not null,
  chat uuid not null,
  uuid uuid not null,
  text text not null,
  written_by text not null,
  written_at timestamptz not null,
  primary key (organisation, chat, uuid)
);

create table chat_agent (
  organisation text not null,
  identity text not null,
  presence text not null,
  capacity int not null,
  seen_at timestamptz,
  primary key (organisation, identity)
);

create table canned_reply (
  organisation text not null,
  uuid uuid not null,
  title text not null,
  text text not null,
  primary key (organisation, uuid)
);

-- Encrypted: people write of themselves.
create table chatbot_conversation (
  organisation text not null,
  uuid uuid not null,
  nonce_hash text not null,
  identity text,
  person text not null,
  started_at timestamptz not null,
  used_at timestamptz not null,
  primary key (organisation, uuid)
);

create index chatbot_conversation_used_at on chatbot_conversation (used_at);

create table chatbot_answer (
  organisation text not null,
  uuid uuid not null,
  conversation uuid not null,
  number integer not null,
  content text not null,
  answered_at timestamptz not null,
  bad_reason text,
  bad_comment text,
  marked_at timestamptz,
  unanswered_at timestamptz,
  primary key (organisation, uuid),
  unique (organisation, conversation, number),
  foreign key (organisation, conversation) references chatbot_conversation (organisation, uuid)
);

create index chatbot_answer_marked_at on chatbot_answer (organisation, marked_at desc, uuid desc)
  where marked_at is not null;

create index chatbot_answer_unanswered_at on chatbot_answer (organisation, unanswered_at desc, uuid desc)
  where unanswered_at is not null;

-- ## Operations
-- What operators watch, in real time by the database’s clock. Each process writes rows of its own, so that none waits for another.
create table provider_minute (
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
);

create index provider_minute_minute on provider_minute (minute);

-- No body: it may carry personal data. A webhook of no application is counted by minute, since anyone can send one.
create table webhook_receipt (
  number bigint generated always as identity primary key,
  port text not null,
  outcome text not null,
  organisation text,
  application_id uuid,
  received_at timestamptz not null,
  process uuid not null,
  count integer not null
);

create unique index webhook_receipt_stranger on webhook_receipt (port, outcome, received_at, process)
  where application_id is null;

create index webhook_receipt_organisation on webhook_receipt (organisation, number);

create table repeating_job (
  name text primary key,
  every_ms integer not null,
  last_run_at timestamptz not null,
  took_ms integer not null,
  last_failed_at timestamptz,
  failure text,
  has_failed boolean not null
);

create table audit_check (
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
);

-- A lender's chains are checked once at a time.
create unique index audit_check_open on audit_check (organisation) where finished_at is null;
