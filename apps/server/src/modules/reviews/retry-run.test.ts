// Proves CO-14, RU-40.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { type Person, projectionOf, queuedTasks } from '../../testing/stages.ts';
import { retryRun } from './retry-run.ts';

// No worker handles this task here, so a queued run stays queued.
const TASK = 'verifySignerIdentity';

let app: TestApp;
let operations: string;
let person: Person;
let run: string;

beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
  operations = await createStaffMember(app, ['OPERATIONS']);
  person = await app.register();
  run = await createDeadRun();
});
afterAll(() => app.stop());

async function createDeadRun(): Promise<string> {
  const { entered_seq: enteredSeq } = await projectionOf(app, person);
  const data = JSON.stringify({ organisation: 'homeline', applicationId: person.uuid, enteredSeq });
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, data, source_name, source_id) values ('dead-letters', ${data}, ${TASK}, gen_random_uuid())
    returning id`.execute(app.context.db);
  return rows[0]?.id ?? expect.fail('no dead run');
}

const audited = () =>
  app.context.db
    .selectFrom('audit_event')
    .select(['actor', 'detail'])
    .where('application_id', '=', person.uuid)
    .where('what', '=', `retry ${TASK}`)
    .execute();

const dead = async () => (await app.context.jobs.deadLetters()).map(({ id }) => id);

describe('a dead run', () => {
  it('is not requeued if the audit event can’t be written', async () => {
    const clock = {
      ...app.clock,
      now: () => {
        throw new Error('The process ends here');
      },
    };
    const request = {
      ...{ params: { id: run }, query: undefined, body: undefined, organisation: 'homeline', origin: {} },
      caller: { identity: randomUUID(), isStaff: true },
    } as unknown as Parameters<typeof retryRun>[0];
    await expect(retryRun(request, { ...app.context, clock })).rejects.toThrow('The process ends here');
    expect(await dead()).toEqual([run]);
    expect(await queuedTasks(app, person)).not.toContain(TASK);
    expect(await audited()).toEqual([]);
  });

  it('is requeued once, together with its audit event', async () => {
    const retry = () =>
      app.call('retryRun', {
        params: { id: run },
        headers: { 'idempotency-key': randomUUID() },
        jwt: operations,
      });
    expect((await retry()).status).toBe(204);
    expect(await dead()).toEqual([]);
    expect(await queuedTasks(app, person)).toContain(TASK);
    expect(await audited()).toMatchObject([{ actor: expect.stringMatching(/^STAFF /), detail: { run } }]);
    expect((await retry()).status).toBe(404);
    expect(await audited()).toHaveLength(1);
  });
});
