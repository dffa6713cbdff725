// Proves PR-21, PR-22, PR-23, PR-24.

import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordDueDates } from '../../jobs/due-dates.ts';
import { type TestApp, WEBHOOK_SECRET } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, callAs, factsOfPerson, personAt, runTask } from '../../testing/person-at.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import type { Person } from '../../testing/stages.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';
import { accountNumberOf } from './account-number-of.ts';

const NUMBER = '1111222233330000';

/** A lender that lets borrowers prove a typed account by a small deposit at Plaid. */
let app: TestApp;
let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders([], undefined, WEBHOOK_SECRET);
  const lenders = { homeline: { providers: { bank: ['plaid'] }, microDeposits: true } };
  app = await appWithIdleTasks(
    { vendors: providers.vendors },
    { ORGANISATIONS_DIR: sampleLendersAnd(lenders), SANDBOX_URL: providers.url },
  );
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

const at = (step: StepName, email: string) => personAt(app, { ...builtInPersona('t01'), email }, step);

async function open(person: Person): Promise<string> {
  const returnPath = `/account/heloc/${person.uuid}/bank/deposit?returned=1`;
  const opened = await callAs(app, person, 'openBankLink', { returnPath });
  expect(opened).toMatchObject({ status: 200 });
  return (opened.body as { url: string }).url;
}

const atProvider = (url: string, body: object) =>
  fetch(`${url}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Types an account on the provider's page and comes back. */
async function type(person: Person) {
  await atProvider(await open(person), { typed: NUMBER });
  return callAs(app, person, 'finishBankLink', {});
}

async function enter(person: Person, code: string) {
  await atProvider(await open(person), { code });
  return callAs(app, person, 'finishBankLink', {});
}

const goOn = (person: Person) => callAs(app, person, 'answerDeposit', { answer: 'CONTINUED' });

const messages = async ({ uuid }: Person) =>
  (
    await app.context.db.selectFrom('outbox').select('template').where('application_id', '=', uuid).execute()
  ).map(({ template }) => template);

describe('an account that the borrower types at the provider', () => {
  it('waits for its deposit while the application goes on, and stores no number', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'deposit@example.com');
    expect(await callAs(app, person, 'getBank')).toMatchObject({ body: { mayUseDeposit: true } });
    expect(await type(person)).toMatchObject({
      body: { step: 'ACCOUNT_DEPOSIT_SENT', page: 'bank/deposit' },
    });
    const { body } = await callAs(app, person, 'getBank');
    expect(body).toMatchObject({ needsAnother: false, deposit: { mask: '0000' } });
    expect(body).not.toHaveProperty('account');
    expect(await goOn(person)).toMatchObject({
      body: { step: 'IDENTITY_VERIFICATION', alsoOpen: ['bank/deposit'] },
    });
    expect((await factsOfPerson(app, person)).bankAccounts).toEqual([]);
    expect(await messages(person)).toContain('accountDeposits');
  });

  it('is sealed once the code is right, entered at a later step, and then reviewed by a person', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'deposit-code@example.com');
    await type(person);
    await goOn(person);
    expect(await enter(person, 'XYZ')).toMatchObject({ status: 422, body: { code: 'LINK_CANCELLED' } });
    expect(await enter(person, 'ABC')).toMatchObject({ body: { step: 'WAITING_FOR_BANK_VERIFICATION' } });
    const [account] = (await factsOfPerson(app, person)).bankAccounts;
    expect(account).toMatchObject({ how: 'LINKED', byDeposit: true, mask: '0000', linkedBy: 'plaid' });
    const key = { organisation: 'homeline', applicationId: person.uuid };
    expect(accountNumberOf(app.context, key, account ?? expect.fail())).toBe(NUMBER);
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).bankChecks).toMatchObject([
      { answer: 'SUSPECT', remark: expect.stringContaining('doesn’t prove whose it is') },
    ]);
    expect(await callAs(app, person, 'getStatus')).toMatchObject({
      body: { step: 'BANK_ACCOUNT_FRAUD_REVIEW' },
    });
  });

  it('is replaced after three wrong codes, and by a new deposit where the borrower likes', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'deposit-failed@example.com');
    await type(person);
    await enter(person, 'one');
    await enter(person, 'two');
    expect(await enter(person, 'ABD')).toMatchObject({ body: { step: 'DISBURSEMENT_ACCOUNT' } });
    expect(await callAs(app, person, 'getBank')).toMatchObject({
      body: { depositEnded: 'FAILED', needsAnother: false, mayLink: true },
    });
    expect(await type(person)).toMatchObject({ body: { step: 'ACCOUNT_DEPOSIT_SENT' } });
    expect(await enter(person, 'ABC')).toMatchObject({ body: { step: 'WAITING_FOR_BANK_VERIFICATION' } });
  });

  it('is given up for another one at any step until the gate', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'deposit-left@example.com');
    await type(person);
    await goOn(person);
    expect(await callAs(app, person, 'answerDeposit', { answer: 'OTHER_ACCOUNT' })).toMatchObject({
      body: { step: 'DISBURSEMENT_ACCOUNT' },
    });
    await atProvider(await open(person), {});
    expect(await callAs(app, person, 'finishBankLink', {})).toMatchObject({
      body: { step: 'BANK_ACCOUNT_CONFIRMATION' },
    });
    expect((await factsOfPerson(app, person)).bankAccounts).toMatchObject([{ mask: '6789' }]);
  });

  it('is announced by an email, and remembered by two more while its code is missing', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'deposit-late@example.com');
    await type(person);
    await goOn(person);
    const reminders = async () =>
      (await messages(person)).filter((each) => each === 'DEPOSIT_REMINDER').length;
    expect(await messages(person)).toContain('accountDeposits');
    expect(await reminders()).toBe(0);
    app.clock.moveTo(8 * 86_400_000);
    await recordDueDates(app.context);
    expect(await reminders()).toBe(1);
    await recordDueDates(app.context);
    expect(await reminders()).toBe(1);
    app.clock.moveTo(0);
  });

  it('is expected from nobody who typed none', async () => {
    const person = await at('IDENTITY_VERIFICATION', 'no-deposit@example.com');
    const returnPath = `/account/heloc/${person.uuid}/bank/deposit`;
    for (const [call, body] of [
      ['openBankLink', { returnPath }],
      ['finishBankLink', {}],
      ['answerDeposit', { answer: 'CONTINUED' }],
    ] as const)
      expect(await callAs(app, person, call, body)).toMatchObject({
        status: 409,
        body: { code: 'WRONG_STEP' },
      });
  });

  it('makes one Item, however often the borrower comes back', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'deposit-once@example.com');
    const before = (await providers.made())['items'] ?? 0;
    await type(person);
    await enter(person, 'XYZ');
    await enter(person, 'ABC');
    expect((await providers.made())['items']).toBe(before + 1);
  });
});
