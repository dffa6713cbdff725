import { addDays, civilDateIn } from '@homeline/domain/dates/civil-date.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import {
  type Person,
  projectionOf,
  queuedTasks,
  recordFacts,
  waitingForSoftCredit,
} from '../testing/stages.ts';
import { recordDueDates } from './due-dates.ts';
import { sweep } from './sweep.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let app: TestApp;
let defects = 0;
const logTo = {
  write() {
    defects += 1;
  },
};

beforeAll(async () => {
  app = await testApp({ logTo }, { LOG_LEVEL: 'error' });
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

async function deleteTask({ uuid }: Person): Promise<void> {
  await sql`delete from pgboss.job where data->>'applicationId' = ${uuid}`.execute(app.context.db);
}

it('repairs nothing when nothing is wrong', async () => {
  await app.register();
  await sweep(app.context);
  defects = 0;
  expect(await sweep(app.context)).toBe(0);
  expect(defects).toBe(0);
});

it('queues the missing task of a step once', async () => {
  const person = await waitingForSoftCredit(app);
  await deleteTask(person);
  defects = 0;
  expect(await sweep(app.context)).toBe(1);
  expect(await queuedTasks(app, person)).toEqual(['pullSoftCredit']);
  expect(defects).toBe(1);
  expect(await sweep(app.context)).toBe(0);
});

it('repairs nothing when a task was queued while the sweep was reading', async () => {
  const person = await waitingForSoftCredit(app);
  const jobs = { ...app.context.jobs, openRuns: async () => new Set<string>() };
  const queued = await queuedTasks(app, person);
  defects = 0;
  expect(await sweep({ ...app.context, jobs })).toBe(0);
  expect(defects).toBe(0);
  expect(await queuedTasks(app, person)).toEqual(queued);
});

it('purges ended limits and sessions, old idempotency keys and webhook ids, and keeps the others', async () => {
  const { db } = app.context;
  for (const [name, age] of [
    ['old', '31 days'],
    ['new', '0 days'],
  ] as const) {
    const at = sql<string>`now() - ${age}::interval`;
    const ends = sql<string>`now() + interval '1 hour' - ${age}::interval`;
    await db.insertInto('rate_limit').values({ key: name, failures: 1, window_ends_at: ends }).execute();
    await db.insertInto('revoked_session').values({ session: name, revoked_at: at }).execute();
    await db.insertInto('webhook_event').values({ port: 'notary', id: name, received_at: at }).execute();
    await db
      .insertInto('idempotency_key')
      .values({
        organisation: 'homeline',
        caller: 'a',
        call: 'b',
        key: name,
        input_hash: 'c',
        created_at: at,
      })
      .execute();
  }
  await sweep(app.context);
  const left = await Promise.all([
    db.selectFrom('rate_limit').select('key as name').where('key', 'in', ['old', 'new']).execute(),
    db.selectFrom('revoked_session').select('session as name').execute(),
    db.selectFrom('webhook_event').select('id as name').execute(),
    db.selectFrom('idempotency_key').select('key as name').where('caller', '=', 'a').execute(),
  ]);
  for (const rows of left) expect(rows).toEqual([{ name: 'new' }]);
});

it('rebuilds a projection that disagrees with the facts', async () => {
  const person = await app.register();
  await app.context.db
    .updateTable('projection')
    .set({ step: 'COMPLETE' })
    .where('application_id', '=', person.uuid)
    .execute();
  expect(await sweep(app.context)).toBe(1);
  expect((await projectionOf(app, person)).step).toBe('IN_PROGRESS');
});

it('rebuilds all projections after a change of the step table, without reporting a defect', async () => {
  const person = await app.register();
  await app.context.db
    .updateTable('projection')
    .set({ table_version: 'older' })
    .where('application_id', '=', person.uuid)
    .execute();
  defects = 0;
  expect(await sweep(app.context)).toBe(1);
  expect(defects).toBe(0);
});

it('closes an inactive application only after a notice of incompleteness with its deadline', async () => {
  const person = await app.register();
  await recordDueDates(app.context);
  expect(await queuedTasks(app, person)).toEqual([]);
  app.clock.moveTo(31 * DAY_MS);
  await recordDueDates(app.context);
  expect((await projectionOf(app, person)).step).toBe('IN_PROGRESS');
  expect(await queuedTasks(app, person)).toEqual(['sendIncompletenessNotice']);

  const today = civilDateIn('America/New_York', app.clock.nowMs());
  await recordFacts(app, person, 'TASK', {
    fact: 'incompletenessNotices',
    value: { items: ['Who you are'], answerBy: addDays(today, 20) },
  });
  app.clock.moveTo(50 * DAY_MS);
  await recordDueDates(app.context);
  expect((await projectionOf(app, person)).step).toBe('IN_PROGRESS');
  app.clock.moveTo(53 * DAY_MS);
  await recordDueDates(app.context);
  expect((await projectionOf(app, person)).step).toBe('INACTIVE');
  app.clock.moveTo(0);
});

it('anchors yesterday’s chains', async () => {
  await app.register();
  app.clock.moveTo(DAY_MS + HOUR_MS);
  await sweep(app.context);
  app.clock.moveTo(0);
  const anchors = await app.context.db
    .selectFrom('audit_anchor')
    .selectAll()
    .where('organisation', '=', 'homeline')
    .execute();
  expect(anchors.at(-1)?.applications).toBeGreaterThan(0);
});
