import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  appWithIdleTasks,
  callAs,
  expectOwnStepOnly,
  factsOfPerson,
  personAt,
  runTask,
} from '../../testing/person-at.ts';
import { type Person, recordFacts } from '../../testing/stages.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';
import { accountNumberOf } from './account-number-of.ts';

let app: TestApp;
let providers: TestProviders;
let elsewhere: Person;
beforeAll(async () => {
  providers = await startTestProviders();
  app = await appWithIdleTasks({ vendors: providers.vendors });
  elsewhere = await personAt(app, builtInPersona('t02'), 'LIEN_VERIFICATION');
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

const at = (step: Parameters<typeof personAt>[2], email: string) =>
  personAt(app, { ...builtInPersona('t01'), email }, step);
const ACCOUNT = { bankName: 'First Bank', routingNumber: '021000021', accountNumber: '000123456789' };
const TYPED = { ...ACCOUNT, accountNumberAgain: ACCOUNT.accountNumber };
const keyOf = ({ uuid }: Person) => ({ organisation: 'homeline', applicationId: uuid });

async function link(person: Person, body: object = {}): Promise<string> {
  const returnPath = `/account/heloc/${person.uuid}/bank/disburse`;
  const opened = await callAs(app, person, 'openBankLink', { returnPath });
  expect(opened.status).toBe(200);
  const { url } = opened.body as { url: string };
  const finished = await fetch(`${url}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return ((await finished.json()) as { publicToken: string }).publicToken;
}

describe('the account that receives the draw', () => {
  it('is linked, confirmed and checked, with its number sealed', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'linked@example.com');
    const publicToken = await link(person);
    expect(await callAs(app, person, 'finishBankLink', { publicToken })).toMatchObject({
      body: { step: 'BANK_ACCOUNT_CONFIRMATION' },
    });
    const [account] = (await factsOfPerson(app, person)).bankAccounts;
    expect(account).toMatchObject({
      how: 'LINKED',
      account: expect.stringMatching(/^sealed:/),
      mask: expect.stringMatching(/^\d{4}$/),
    });
    expect(accountNumberOf(app.context, keyOf(person), account ?? expect.fail())).toMatch(
      new RegExp(`${account?.mask}$`),
    );
    expect(await callAs(app, person, 'confirmAccount', { answer: 'CONFIRMED' })).toMatchObject({
      body: { step: 'WAITING_FOR_BANK_VERIFICATION' },
    });
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).bankChecks).toMatchObject([{ answer: 'VERIFIED' }]);
  });

  it('is replaced at the borrower’s request', async () => {
    const person = await at('BANK_ACCOUNT_CONFIRMATION', 'another@example.com');
    expect(await callAs(app, person, 'confirmAccount', { answer: 'CHANGED' })).toMatchObject({
      body: { step: 'DISBURSEMENT_ACCOUNT' },
    });
    expect(await callAs(app, person, 'getBank')).toMatchObject({
      body: { needsAnother: true, mayLink: true },
    });
  });

  it('can be typed, is sealed, and shown by its last four digits', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'typed@example.com');
    expect(await callAs(app, person, 'getBank')).toMatchObject({
      body: { needsAnother: false, mayLink: true },
    });
    await callAs(app, person, 'chooseManualEntry');
    expect(await callAs(app, person, 'chooseBankLink')).toMatchObject({
      body: { step: 'DISBURSEMENT_ACCOUNT' },
    });
    await callAs(app, person, 'chooseManualEntry');
    // An account entered by hand needs no confirmation.
    expect(await callAs(app, person, 'enterAccount', TYPED)).toMatchObject({
      body: { step: 'WAITING_FOR_BANK_VERIFICATION' },
    });
    const [account] = (await factsOfPerson(app, person)).bankAccounts;
    expect(account).toMatchObject({
      how: 'MANUAL',
      mask: '6789',
      account: expect.stringMatching(/^sealed:/),
    });
    expect(accountNumberOf(app.context, keyOf(person), account ?? expect.fail())).toBe(ACCOUNT.accountNumber);
    const { body } = await callAs(app, person, 'getBank');
    expect(body).toMatchObject({ account: { bankName: 'First Bank', mask: '6789', how: 'MANUAL' } });
    expect(JSON.stringify(body)).not.toContain('123456789');
  });

  it('must be typed after the bank returned a payment', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'returned@example.com');
    await callAs(app, person, 'chooseManualEntry');
    await recordFacts(app, person, 'PROVIDER', {
      fact: 'disbursementResults',
      value: { answer: 'RETURNED', returnCode: 'R03' },
    });
    expect(await callAs(app, person, 'chooseBankLink')).toMatchObject({ status: 403 });
    expect(await callAs(app, person, 'getBank')).toMatchObject({ body: { mayLink: false } });
  });

  it('isn’t stored when the link failed or the provider is down', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'failed@example.com');
    expect(await callAs(app, person, 'finishBankLink', { publicToken: 'unknown' })).toMatchObject({
      status: expect.toSatisfy((status: number) => status === 422 || status === 503),
    });
    await providers.makeFail('bank', 'REJECTED', 1);
    const returnPath = `/account/heloc/${person.uuid}/bank/disburse`;
    expect(await callAs(app, person, 'openBankLink', { returnPath })).toMatchObject({ status: 503 });
    expect((await factsOfPerson(app, person)).bankAccounts).toEqual([]);
  });

  it.each([
    ['openBankLink', { returnPath: '/account/heloc/x/bank/disburse' }],
    ['finishBankLink', { publicToken: 'token' }],
    ['chooseManualEntry', undefined],
    ['chooseBankLink', undefined],
    ['enterAccount', TYPED],
    ['confirmAccount', { answer: 'CONFIRMED' }],
    ['saveAutopay', { payType: 'MANUAL' }],
  ] as const)('is accepted only at its step: %s', (call, body) =>
    expectOwnStepOnly(app, elsewhere, call, body),
  );
});

describe('how the borrower pays', () => {
  it('is autopay from the checked account, with the authorization that was given', async () => {
    const person = await at('AUTOPAY_ACCOUNT', 'autopay@example.com');
    const authorization = { agreed: true, textVersion: '2026-01' };
    expect(await callAs(app, person, 'saveAutopay', { payType: 'AUTOPAY', authorization })).toMatchObject({
      status: 200,
    });
    const { autopay, bankAccounts } = await factsOfPerson(app, person);
    expect(autopay).toMatchObject({
      payType: 'AUTOPAY',
      accountUuid: bankAccounts.at(-1)?.uuid,
      authorization: { textVersion: '2026-01' },
    });
  });

  it('is autopay only with an authorization (12 CFR 1005.10(b))', async () => {
    const person = await at('AUTOPAY_ACCOUNT', 'unauthorized@example.com');
    expect(await callAs(app, person, 'saveAutopay', { payType: 'AUTOPAY' })).toMatchObject({ status: 400 });
    expect((await factsOfPerson(app, person)).autopay).toBeUndefined();
  });

  it('loses the autopay discount when manual, as shown before', async () => {
    const person = await at('AUTOPAY_ACCOUNT', 'manual@example.com');
    const { body } = await callAs(app, person, 'getBank');
    const { payments } = body as {
      payments: { autopay: { noteRatePct: number }; manual: { noteRatePct: number } };
    };
    expect(payments.manual.noteRatePct).toBeGreaterThan(payments.autopay.noteRatePct);
    await callAs(app, person, 'saveAutopay', { payType: 'MANUAL' });
    const { autopay, repricings } = await factsOfPerson(app, person);
    expect(autopay).toMatchObject({ payType: 'MANUAL' });
    expect(repricings.at(-1)?.after.noteRatePct).toBe(payments.manual.noteRatePct);
  });
});
