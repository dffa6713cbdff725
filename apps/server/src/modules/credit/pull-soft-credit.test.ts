import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { NO_DEROGATORIES } from '@homeline/domain/facts/derogatories.selectors.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { PORTS } from '../../settings.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { waitingForSoftCredit, waitUntilStepLeft } from '../../testing/stages.ts';
import type { CreditPull, SoftCredit } from '../../vendors/credit/port.ts';
import { createVendors } from '../../vendors/vendors.ts';

const requests: CreditPull[] = [];
let answer: SoftCredit;

const unreachable = Object.fromEntries(
  PORTS.map((port) => [port, { url: 'http://provider.invalid', key: 'k' }]),
);
const vendors = createVendors(unreachable as never);
const soft = {
  async ask(pull: CreditPull) {
    requests.push(pull);
    return { ok: true, answer } as const;
  },
  async outcome() {
    return { ok: false, failure: { failed: 'NOT_RECEIVED', mayHaveActed: false } } as const;
  },
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ vendors: { ...vendors, credit: { ...vendors.credit, soft } } });
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

it('pulls soft credit once after registration and stores the bureau’s report encrypted', async () => {
  answer = { answer: 'HIT', report: REPORT, rawReport: '{"file":"Avery Happy"}' };
  const person = await waitingForSoftCredit(app);
  expect(await waitUntilStepLeft(app, person, 'WAITING_FOR_SOFT_CREDIT')).toBe('WAITING_FOR_AVM_DATA');

  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    fileNumber: person.uuid,
    consumer: { firstName: 'Avery', dob: '1981-04-12' },
    address: { street1: '101 Test Street' },
  });
  const key = { organisation: 'homeline', applicationId: person.uuid };
  const { softCredit } = await loadFacts(app.context.db, key);
  expect(softCredit.map(({ answer, report }) => [answer, report?.fico])).toEqual([['HIT', 742]]);
  const sealed = softCredit[0]?.sealedReport ?? expect.fail('no report');
  expect(sealed).not.toContain('Avery');
  const encryptionContext = { application: person.uuid, field: 'softCredit.sealedReport' };
  expect(app.context.sealing.open(sealed, encryptionContext)).toBe('{"file":"Avery Happy"}');
});

it('moves to CREDIT_FROZEN when the bureau reports a freeze', async () => {
  answer = { answer: 'FROZEN' };
  const person = await waitingForSoftCredit(app, { street1: '7 Frozen Lane' });
  expect(await waitUntilStepLeft(app, person, 'WAITING_FOR_SOFT_CREDIT')).toBe('CREDIT_FROZEN');
});

const REPORT = {
  pulledOn: civilDate('2026-11-21'),
  fico: 742,
  scoreFactors: [],
  mortgages: [],
  tradelines: [],
  derogatories: NO_DEROGATORIES,
  mortgageInquiries: [],
};
