import { type Kysely, sql } from 'kysely';

/** Keeps what we tell a person in the product, encrypted: staff write some of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notification (
    organisation text not null,
    uuid uuid not null,
    identity text not null,
    application_id uuid not null,
    content text not null,
    created_at timestamptz not null,
    read_at timestamptz,
    primary key (organisation, uuid)
  )`.execute(db);
  await sql`create index notification_of on notification (organisation, identity, created_at desc)`.execute(
    db,
  );
}
