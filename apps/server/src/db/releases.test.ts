import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../audit/verify-chain.ts';
import { PASSWORD, type TestApp } from '../testing/app.ts';
import { testDatabase, upgradedDatabase } from '../testing/database.ts';
import { RELEASED_EMAIL, releasedApp } from '../testing/released-data.ts';
import type { Database } from './database.ts';

const RELEASES = join(import.meta.dirname, 'releases');

describe.each(readdirSync(RELEASES))('a database of release %s', (file) => {
  let database: Database;
  let app: TestApp;
  beforeAll(async () => {
    database = await upgradedDatabase(readFileSync(join(RELEASES, file), 'utf8'));
    app = await releasedApp(database);
  });
  afterAll(() => app.stop());

  it('has the schema of a new database after its migrations', async () => {
    const fresh = await testDatabase();
    expect(await schemaOf(database)).toEqual(await schemaOf(fresh));
    await fresh.close();
  });

  it('lets its borrower sign in and read their application', async () => {
    const { id: uuid } = await database.db.selectFrom('application').select('id').executeTakeFirstOrThrow();
    const signedIn = await app.call('logIn', { body: { email: RELEASED_EMAIL, password: PASSWORD } });
    const { jwt } = signedIn.body as { jwt: string };
    const { body } = await app.call('getStatus', { params: { uuid }, jwt });
    expect(body).toMatchObject({ kind: 'WAITING', page: 'start/profile' });
  });

  it('keeps every audit chain intact', async () => {
    const applications = await database.db.selectFrom('application').select(['organisation', 'id']).execute();
    expect(applications).toHaveLength(1);
    for (const { organisation, id } of applications) {
      const checked = await verifyChain(database.db, app.context.sealing, {
        organisation,
        applicationId: id,
      });
      expect(checked).toMatchObject({ facts: 9, events: 12, findings: [] });
    }
  });
});

/** Returns every column with its type and default, every constraint and every index, without their order. */
async function schemaOf({ db }: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity,
        pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where c.relkind in ('r', 'S') and a.attnum > 0 and not a.attisdropped and c.relnamespace = any(${OURS})
    union all
    select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint where connamespace = any(${OURS})
    union all
    select indexdef from pg_indexes where schemaname in ('public', 'auth', 'hmda')
    order by line`.execute(db);
  return rows.map(({ line }) => line);
}

const OURS = sql`array['public', 'auth', 'hmda']::regnamespace[]::oid[]`;
