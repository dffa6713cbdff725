import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, factsOfPerson, personAt, runTask } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import type { Person } from '../../testing/stages.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';

let app: TestApp;
let providers: TestProviders;
let avery: Person;
let funder: string;
beforeAll(async () => {
  providers = await startTestProviders();
  app = await appWithIdleTasks({ vendors: providers.vendors });
  avery = await personAt(app, builtInPersona('t01'), 'FUNDING_DECISION');
  app.clock.moveTo(62 * 86_400_000);
  await providers.moveClock(app.context.clock.now());
  // The sanctions lists come first.
  await runTask(app, avery);
  funder = await createStaffMember(app, ['FUNDING_OFFICER']);
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

const decide = (given: object, { uuid } = avery, decision = 'CREDIT_PULLED_AGAIN') =>
  app.call('decideReview', {
    params: { uuid },
    headers: { 'idempotency-key': randomUUID() },
    body: { step: 'FUNDING_DECISION', decision, given },
    jwt: funder,
  });
const checkOf = async (label: string) => {
  const { body } = await app.call('getLoanFile', { params: { uuid: avery.uuid }, jwt: funder });
  return (body as LoanFile).checks.find((check) => check.label === label);
};

it('lets a funding officer pull an outdated credit report again with a reason, and continues funding', async () => {
  const days = Number.parseInt((await checkOf('Age of the credit report'))?.value ?? '', 10);
  expect(days).toBeGreaterThan(60);
  expect(await checkOf('Age of the credit report')).toMatchObject({ holds: false });
  expect(await decide({})).toMatchObject({ status: 400, body: { fields: { 'given.comments': 'Required' } } });
  const ordered = await decide({ comments: 'The report is too old' });
  expect(ordered.body).toMatchObject({ step: 'FUNDING_DECISION' });
  expect(await checkOf('New credit report')).toMatchObject({ value: 'Being pulled', holds: false });
  const before = await factsOfPerson(app, avery);
  expect(taskOf(currentStep(before), before)).toBe('pullCreditAgain');
  await runTask(app, avery);
  const after = await factsOfPerson(app, avery);
  expect(after.refreshedCredit).toMatchObject([{ answer: 'HIT', sealedReport: expect.any(String) }]);
  expect(after.hardCredit).toHaveLength(before.hardCredit.length);
  expect(after.changedOffers).toEqual(before.changedOffers);
  expect(await checkOf('Age of the credit report')).toBeUndefined();
  expect(currentStep(after).id).toBe('FUNDABLE');
  const asked = (await providers.requests()).filter(({ port }) => port === 'credit');
  expect(asked).toHaveLength(1);
});

it('requests a new report for each order, even at the same step', async () => {
  const alex = await personAt(app, builtInPersona('t02'), 'FUNDING_DECISION');
  for (const reason of ['The report is too old', 'The borrower disputes an account']) {
    const ordered = await decide({ comments: reason }, alex);
    expect(ordered.body).toMatchObject({ step: 'FUNDING_DECISION' });
    await runTask(app, alex);
  }
  const { creditRefreshOrders, refreshedCredit } = await factsOfPerson(app, alex);
  expect([creditRefreshOrders.length, refreshedCredit.length]).toEqual([2, 2]);
});

it('lets a funding officer order a new value and title search, and records what was found', async () => {
  const devon = await personAt(app, builtInPersona('t04'), 'FUNDING_DECISION');
  for (const decision of ['HOME_VALUED_AGAIN', 'TITLE_SEARCHED_AGAIN']) {
    expect(await decide({}, devon, decision)).toMatchObject({ status: 400 });
    expect((await decide({ comments: 'Long since' }, devon, decision)).body).toMatchObject({
      step: 'FUNDING_DECISION',
    });
    await runTask(app, devon);
  }
  const { refreshedValuations, refreshedTitle, changedOffers } = await factsOfPerson(app, devon);
  expect(refreshedValuations).toMatchObject([{ answer: 'HIT', adjustedValueCents: expect.any(Number) }]);
  expect(refreshedTitle).toMatchObject([{ answer: 'CLEAR' }]);
  expect(changedOffers).toEqual([]);
});
