import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REGISTRATION, type TestApp, testApp } from '../testing/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.stop());

const run = (statement: string) => sql.raw(statement).execute(app.context.db);
const register = () => app.call('register', { body: REGISTRATION });

it('returns 503 and rolls back when the database’s disk is full, and recovers once there is space', async () => {
  await run(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`);
  await run('create trigger no_room before insert on audit_event for each row execute function no_room()');
  const refused = await register();
  expect([refused.status, refused.body]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
  expect(refused.headers['retry-after']).toBe('5');
  for (const table of ['application', 'fact', 'projection', 'outbox'] as const)
    expect(await app.context.db.selectFrom(table).selectAll().execute(), table).toEqual([]);

  await run('drop trigger no_room on audit_event');
  expect((await register()).status).toBe(201);
});
