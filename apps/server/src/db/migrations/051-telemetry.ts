import { type Kysely, sql } from 'kysely';

/** Keeps visits and their events, without personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

const STATEMENTS = [
  `create table telemetry_session (
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
  )`,
  `create table telemetry_event (
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
  )`,
  // An event without a dedupe text counts every time.
  `create unique index telemetry_event_once on telemetry_event (organisation, session, event, dedupe)`,
  `create index telemetry_event_at on telemetry_event (at)`,
  `create index telemetry_session_at on telemetry_session (at)`,
];
