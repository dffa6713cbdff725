import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Person, recordFacts, waitingForSoftCredit } from '../testing/stages.ts';
import { sweep } from './sweep.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let person: Person;
const lines: string[] = [];
const logTo = { write: (line: string) => lines.push(line) };

beforeAll(async () => {
  app = await testApp({ logTo }, { LOG_LEVEL: 'error' });
  await app.context.jobs.start(app.context);
  person = await waitingForSoftCredit(app);
  await recordFacts(app, person, 'TASK', { fact: 'softCredit', value: { answer: 'LOCKED' } });
});
beforeEach(async () => {
  await sweep(app.context);
  lines.length = 0;
});
afterAll(() => app.stop());

it('doesn’t report a notice before its last day has ended', async () => {
  app.clock.moveTo(29 * DAY_MS);
  await sweep(app.context);
  expect(lines).toEqual([]);
});

it('reports an overdue notice with only the application and the day', async () => {
  app.clock.moveTo(32 * DAY_MS);
  await sweep(app.context);
  const [line = '{}', ...more] = lines;
  expect(more).toEqual([]);
  const { level: _, time: __, pid: ___, hostname: ____, ...logged } = JSON.parse(line);
  const dueOn = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
  expect(logged).toEqual({ application: person.uuid, dueOn, msg: 'A notice is overdue' });
});

it('doesn’t report a notice that was sent', async () => {
  await recordFacts(app, person, 'TASK', {
    fact: 'adverseActionNotice',
    value: { action: 'DECLINE', reasonCodes: ['AA14'], statedReasons: [], inquiriesWereKey: false },
  });
  await sweep(app.context);
  expect(lines).toEqual([]);
});
