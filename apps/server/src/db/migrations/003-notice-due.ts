import { type Kysely, sql } from 'kysely';

/** Adds a notice's due day to the projection. The sweep fills it in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table projection add column notice_due_on date`.execute(db);
  await sql`create index projection_notice_due on projection (organisation, notice_due_on)
    where notice_due_on is not null`.execute(db);
}
