import { type Kysely, sql } from 'kysely';

/** Counts the calls of providers by lender. Calls counted earlier belong to no lender. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table provider_minute add column organisation text not null default ''`.execute(db);
  await sql`alter table provider_minute drop constraint provider_minute_pkey`.execute(db);
  await sql`alter table provider_minute add primary key (provider, minute, process, organisation)`.execute(
    db,
  );
}
