import { readFileSync } from 'node:fs';
import { type Kysely, sql } from 'kysely';

/** Creates the tables of release 0.2.0. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = readFileSync(new URL('001-baseline.sql', import.meta.url), 'utf8').split('\n\n');
  for (const statement of statements) await sql.raw(statement).execute(db);
}
