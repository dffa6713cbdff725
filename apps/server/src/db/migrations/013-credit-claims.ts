import { type Kysely, sql } from 'kysely';

/** Keeps which application asks the bureau first about a person and a home. The person and the home are only a keyed hash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table credit_claim (
    organisation text not null,
    application_id uuid not null,
    pull text not null,
    person_and_home text not null,
    number bigint generated always as identity,
    primary key (organisation, application_id, pull, person_and_home)
  )`.execute(db);
  await sql`create index credit_claim_person on credit_claim (organisation, pull, person_and_home, number)`.execute(
    db,
  );
}
