import { type Kysely, sql } from 'kysely';

/** Adds the delivery results of messages: of the outbox, and of notices that a task sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery (
      organisation text not null,
      reference uuid not null,
      application_id uuid not null,
      state text not null,
      reason text,
      code text,
      address_hash text,
      at timestamptz not null,
      settled_at timestamptz,
      primary key (organisation, reference)
    )`.execute(db);
  await sql`create index delivery_application on delivery (organisation, application_id)`.execute(db);
  await sql`create index delivery_address on delivery (organisation, address_hash) where address_hash is not null`.execute(
    db,
  );
}
