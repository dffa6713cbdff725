import { type Kysely, sql } from 'kysely';

/**
 * Adds the checksums of the PDFs that each lender sealed, so that the check of a file says which lender made it. They stay when an
 * application is deleted: a person's own copy can still be checked. Those sealed before are the PDFs that nobody sent or uploaded.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table sealed_file (
    organisation text not null,
    sha256 text not null,
    sealed_at timestamptz not null,
    primary key (organisation, sha256)
  )`.execute(db);
  await sql`insert into sealed_file (organisation, sha256, sealed_at)
    select organisation, sha256, min(created_at) from stored_file
    where type = 'application/pdf' and not exists (
      select from document
      where document.organisation = stored_file.organisation and document.file = stored_file.uuid
        and document.type <> 'SIGNING_CERTIFICATE'
    )
    group by organisation, sha256`.execute(db);
}
