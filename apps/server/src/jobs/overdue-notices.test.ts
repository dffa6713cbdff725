import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { type Person, tell, waitingForSoftCredit } from '../testing/stages.ts';
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
  await tell(app, person, 'TASK', { fact: 'softCredit', value: { answer: 'LOCKED' } });
});
beforeEach(async () => {
  await sweep(app.context);
  lines.length = 0;
});
afterAll(() => app.stop());

it('a notice that is still in time is no defect', async () => {
  app.clock.moveTo(29 * DAY_MS);
  await sweep(app.context);
  expect(lines).toEqual([]);
});

it('a notice that is overdue is reported by the sweep, by the application and the day alone', async () => {
  app.clock.moveTo(32 * DAY_MS);
  await sweep(app.context);
  const [line = '{}', ...more] = lines;
  expect(more).toEqual([]);
  const { level: _, time: __, pid: ___, hostname: ____, ...said } = JSON.parse(line);
  const dueOn = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/);
  expect(said).toEqual({ application: person.uuid, dueOn, msg: 'A notice is overdue' });
});

it('a notice that has gone out is none', async () => {
  await tell(app, person, 'TASK', {
    fact: 'adverseActionNotice',
    value: { action: 'DECLINE', reasonCodes: ['AA14'], statedReasons: [], inquiriesWereKey: false },
  });
  await sweep(app.context);
  expect(lines).toEqual([]);
});
