import type { Delay } from '@homeline/contract/applications/get-delay.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { builtInPersona } from '../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  registerPersona,
  type TestBorrower,
  workingApp,
} from '../testing/journey.ts';
import { personAt } from '../testing/person-at.ts';
import { createDecider, createStaffMember } from '../testing/persona-driver.ts';

const LONG = 1000;

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
});
afterAll(() => app.stop());

const delayOf = async ({ uuid, jwt }: TestBorrower) =>
  (await app.call('getDelay', { params: { uuid }, jwt })).body as Delay;

/** What the work list and the file say keeps an application from going on. */
const stuckIn = async ({ uuid }: TestBorrower) => {
  const list = await app.call('listPipeline', { jwt: decider });
  const { applications } = list.body as { applications: PipelineEntry[] };
  const file = (await app.call('getLoanFile', { params: { uuid }, jwt: decider })).body as LoanFile;
  return [applications.find((entry) => entry.uuid === uuid)?.stuck, file.stuck];
};

let keys = 0;
/** Has staff retry all runs of the credit bureau. @returns how many start again */
async function retryCredit(jwt = decider): Promise<number> {
  keys += 1;
  const headers = { 'idempotency-key': `retry-credit-${keys}` };
  const { status, body } = await app.call('retryProvider', { params: { provider: 'credit' }, jwt, headers });
  expect(status).toBe(200);
  return (body as { runs: number }).runs;
}

/** Lets attempts fail until the borrower is told. */
async function untilHeldUp(borrower: TestBorrower): Promise<void> {
  const isHeldUp = async () => {
    const { provider } = await delayOf(borrower);
    if (provider === undefined) await retryCredit();
    return provider !== undefined;
  };
  await vi.waitUntil(isHeldUp, { interval: 200, timeout: 60_000 });
}

/** Has staff retry until the bureau's report is there. */
async function untilAnswered(borrower: TestBorrower, fact: 'softCredit' | 'hardCredit'): Promise<void> {
  const isAnswered = async () =>
    (await retryCredit()) >= 0 && (await factsOf(app, borrower))[fact].length > 0;
  await vi.waitUntil(isAnswered, { interval: 200, timeout: 60_000 });
}

it('tells a borrower which provider isn’t responding, and continues automatically with one pull once it recovers', async () => {
  await app.providers.makeFail('credit', 'DOWN', LONG);
  const borrower = await registerPersona(app, builtInPersona('t01'));
  await advanceTo(app, borrower, 'WAITING_FOR_SOFT_CREDIT');
  expect(await delayOf(borrower)).toEqual({});
  await untilHeldUp(borrower);
  expect(await delayOf(borrower)).toEqual({ provider: 'credit' });
  const stuck = { provider: 'credit', failure: 'UNREACHABLE', nextTryAt: expect.any(String) };
  expect(await stuckIn(borrower)).toMatchObject([stuck, stuck]);
  expect((await factsOf(app, borrower)).softCredit).toEqual([]);

  await app.providers.control('PUT', '/control/healthy', {});
  await untilAnswered(borrower, 'softCredit');
  expect((await factsOf(app, borrower)).softCredit).toHaveLength(1);
  expect(await delayOf(borrower)).toEqual({});
  const pulls = (await app.providers.requests()).filter(
    ({ fileNumber, acted }) => fileNumber === borrower.uuid && acted,
  );
  expect(pulls.filter(({ port }) => port === 'credit')).toHaveLength(1);
  expect(await retryCredit()).toBe(0);
});

it('doesn’t hand a hard pull to staff during a long outage, and makes it once when the bureau recovers', async () => {
  const persona = builtInPersona('t28');
  const borrower = { ...(await personAt(app, persona, 'DISCLOSURE_SIGNING')), persona };
  await app.providers.makeFail('credit', 'DOWN', LONG);
  await advanceTo(app, borrower, 'HARD_CREDIT_PULL');
  await untilHeldUp(borrower);
  for (let retried = 0; retried < 6; retried += 1) await retryCredit();
  const { body } = await app.call('listReviews', { jwt: decider });
  expect(body).toMatchObject({ unknownOutcomes: [], deadRuns: [] });
  await app.providers.control('PUT', '/control/healthy', {});
  await untilAnswered(borrower, 'hardCredit');
  expect((await factsOf(app, borrower)).hardCredit).toHaveLength(1);
});

it('tells staff about a refusal and the borrower about a delay, until staff resend it', async () => {
  await app.providers.makeFail('credit', 'REJECTED', LONG);
  const borrower = await registerPersona(app, { ...builtInPersona('t02'), email: 'refused@example.com' });
  await advanceTo(app, borrower, 'WAITING_FOR_SOFT_CREDIT');
  await vi.waitUntil(async () => (await delayOf(borrower)).repair, { timeout: 60_000 });
  const stuck = { provider: 'credit', failure: 'REFUSED', since: expect.any(String) };
  expect(await stuckIn(borrower)).toEqual([stuck, stuck]);
  await app.providers.control('PUT', '/control/healthy', {});
  const { unknownOutcomes } = (await app.call('listReviews', { jwt: decider })).body as Reviews;
  const refused = unknownOutcomes.find(({ uuid }) => uuid === borrower.uuid);
  const resent = await app.call('resolveOutcome', {
    params: { reference: refused?.reference },
    body: { resolution: 'SEND_AGAIN' },
    headers: { 'idempotency-key': 'send-again' },
    jwt: decider,
  });
  expect(resent.status).toBe(200);
  await vi.waitUntil(async () => (await factsOf(app, borrower)).softCredit.length > 0, { timeout: 60_000 });
  expect(await delayOf(borrower)).toEqual({});
  expect(await stuckIn(borrower)).toEqual([undefined, undefined]);
});

it('lets only operations retry a provider', async () => {
  const underwriter = await createStaffMember(app, ['UNDERWRITER']);
  const headers = { 'idempotency-key': 'retry-underwriter' };
  const answer = await app.call('retryProvider', {
    params: { provider: 'credit' },
    jwt: underwriter,
    headers,
  });
  expect(answer.status).toBe(404);
});
