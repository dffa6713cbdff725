import { randomUUID } from 'node:crypto';
import type { Status } from '@homeline/contract/applications/status.ts';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, callAs, personAt } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { type Person, recordFacts } from '../../testing/stages.ts';

let app: TestApp;
let processor = '';
beforeAll(async () => {
  app = await appWithIdleTasks();
  processor = await createStaffMember(app, ['OPERATIONS']);
});
afterAll(() => app.stop());

const bureauFails = (person: Person, fact: 'softCredit' | 'hardCredit') =>
  recordFacts(app, person, 'PROVIDER', { fact, value: { answer: 'ERROR' } });
const statusOf = async (person: Person) => (await callAs(app, person, 'getStatus')).body as Status;

it('lets a borrower ask a failing bureau for the full report once more, and staff with a reason from then on', async () => {
  const person = await personAt(app, builtInPersona('t01'), 'HARD_CREDIT_PULL');
  const { uuid } = person;
  const pullAgain = (reason: string) =>
    app.call('repeatHardPull', {
      ...{ params: { uuid }, jwt: processor, body: { reason } },
      headers: { 'idempotency-key': randomUUID() },
    });
  const whyNot = async () => {
    const file = (await app.call('getLoanFile', { params: { uuid }, jwt: processor })).body as LoanFile;
    return file.disabledReasons.find(({ act }) => act === 'REPEAT_HARD_PULL')?.reason;
  };

  await bureauFails(person, 'hardCredit');
  expect(await statusOf(person)).toMatchObject({ step: 'CREDIT_ERROR' });
  expect(await statusOf(person)).not.toHaveProperty('retryUsedUp');
  expect((await pullAgain('Too early')).body).toMatchObject({ code: 'WRONG_STEP' });
  expect(await whyNot()).toContain('didn’t fail twice');
  expect((await callAs(app, person, 'retryCredit')).body).toMatchObject({ step: 'HARD_CREDIT_PULL' });

  await bureauFails(person, 'hardCredit');
  expect(await statusOf(person)).toMatchObject({ step: 'CREDIT_ERROR', retryUsedUp: true });
  expect((await callAs(app, person, 'retryCredit')).body).toMatchObject({ code: 'WRONG_STEP' });
  expect(await whyNot()).toBeUndefined();
  expect((await pullAgain('Kim at the bureau says it works')).body).toMatchObject({
    step: 'HARD_CREDIT_PULL',
  });

  await bureauFails(person, 'hardCredit');
  expect((await callAs(app, person, 'retryCredit')).body).toMatchObject({ code: 'WRONG_STEP' });
});

it('lets a borrower ask for the soft report again, which adds no inquiry', async () => {
  const person = await personAt(app, builtInPersona('t02'), 'WAITING_FOR_SOFT_CREDIT');
  for (const step of Array.from({ length: 3 }, () => 'WAITING_FOR_SOFT_CREDIT')) {
    await bureauFails(person, 'softCredit');
    expect((await callAs(app, person, 'retryCredit')).body).toMatchObject({ step });
  }
});
