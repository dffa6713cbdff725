import { type Kysely, sql } from 'kysely';

/** Keeps who was invited to sign an application and under which account they did, and which uploads are a signer's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table signer_invitation (
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
  )`.execute(db);
  await sql`alter table document add column signer uuid`.execute(db);
  await sql`create unique index signer_invitation_code on signer_invitation (code_hash)`.execute(db);
  await sql`create index signer_invitation_email on signer_invitation (organisation, email_hash)`.execute(db);
  await sql`create index signer_invitation_identity on signer_invitation (organisation, identity)`.execute(
    db,
  );
}
