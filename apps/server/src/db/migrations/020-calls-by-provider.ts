import { type Kysely, sql } from 'kysely';

/** Counts calls by who answers and what is charged for, and tells which providers get no requests for now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table provider_minute add column answered_by text not null default 'bridge'`.execute(db);
  await sql`alter table provider_minute add column charged integer not null default 0`.execute(db);
  // Until now a chat provider was counted under its own name alone.
  await sql`
    update provider_minute set answered_by = provider where provider in ('stream', 'nice', 'twilio', 'talkjs')`.execute(
    db,
  );
  await sql`
    create table provider_pause (
      organisation text not null,
      port text not null,
      provider text not null,
      process uuid not null,
      failures integer not null,
      paused_until timestamptz not null,
      primary key (organisation, port, provider, process)
    )`.execute(db);
}
