import { type Kysely, sql } from 'kysely';

/** Keeps each person's identifier in the experiments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table tracker (
    organisation text not null,
    identity text not null,
    tracker uuid not null,
    primary key (organisation, identity)
  )`.execute(db);
}
