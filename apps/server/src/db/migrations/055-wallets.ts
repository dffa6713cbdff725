import { type Kysely, sql } from 'kysely';

/** Keeps people's wallet accounts and who may see them. Names, addresses and email addresses are encrypted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table wallet_account (
    organisation text not null,
    uuid uuid not null,
    identity text not null,
    content text not null,
    linked_at timestamptz not null,
    primary key (organisation, uuid)
  )`.execute(db);
  await sql`create index wallet_account_of on wallet_account (organisation, identity, linked_at)`.execute(db);
  await sql`create table wallet_authorization (
    organisation text not null,
    uuid uuid not null,
    wallet uuid not null,
    email text not null,
    email_hash text not null,
    granted_at timestamptz not null,
    primary key (organisation, uuid),
    unique (organisation, wallet, email_hash),
    foreign key (organisation, wallet) references wallet_account (organisation, uuid) on delete cascade
  )`.execute(db);
  await sql`create index wallet_authorization_of on wallet_authorization (organisation, email_hash)`.execute(
    db,
  );
}
