import { type Kysely, sql } from 'kysely';

/** Keeps the HMDA answers of each co-applicant beside the applicant's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table hmda.answer add column person text not null default 'APPLICANT'`.execute(db);
  await sql`alter table hmda.answer drop constraint answer_pkey`.execute(db);
  await sql`alter table hmda.answer add primary key (organisation, application_id, person)`.execute(db);
}
