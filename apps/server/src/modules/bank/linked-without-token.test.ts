// Proves PR-01, PR-02, PR-20, PR-46.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, WEBHOOK_SECRET } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { appWithIdleTasks, callAs, factsOfPerson, personAt, runTask } from '../../testing/person-at.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import type { Person } from '../../testing/stages.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';

/** A lender whose provider, Plaid, returns the borrower without a token. */
let app: TestApp;
let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders([], undefined, WEBHOOK_SECRET);
  const lender = { homeline: { providers: { bank: ['plaid'], income: ['plaid'] } } };
  app = await appWithIdleTasks(
    { vendors: providers.vendors },
    { ORGANISATIONS_DIR: sampleLendersAnd(lender), SANDBOX_URL: providers.url },
  );
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

const at = (step: Parameters<typeof personAt>[2], email: string) =>
  personAt(app, { ...builtInPersona('t01'), email }, step);
const SOURCE = 'PLAID_TRANSACTIONS';

type Page = 'openBankLink' | 'openIncomeLink';
async function open(person: Person, call: Page, language = 'en'): Promise<string> {
  const [page, source] =
    call === 'openBankLink' ? ['bank/disburse', {}] : ['income/link/deposits', { source: SOURCE }];
  const returnPath = `/account/heloc/${person.uuid}/${page}?returned=1`;
  const headers = { 'accept-language': language };
  const opened = await callAs(app, person, call, { ...source, returnPath }, { headers });
  expect(opened).toMatchObject({ status: 200 });
  return (opened.body as { url: string }).url;
}

const finish = (url: string, body: object = {}) =>
  fetch(`${url}/finish`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('an account whose provider returns no token', () => {
  it('is linked from the provider’s response, and its holder is verified there', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'plaid-linked@example.com');
    await finish(await open(person, 'openBankLink'));
    expect(await callAs(app, person, 'finishBankLink', {})).toMatchObject({
      body: { step: 'BANK_ACCOUNT_CONFIRMATION' },
    });
    expect((await factsOfPerson(app, person)).bankAccounts).toMatchObject([
      { how: 'LINKED', bankName: 'Harborview Bank', mask: '6789', linkedBy: 'plaid' },
    ]);
    await callAs(app, person, 'confirmAccount', { answer: 'CONFIRMED' });
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).bankChecks).toMatchObject([{ answer: 'VERIFIED' }]);
    const checks = (await providers.requests()).filter(({ call }) => call === 'POST identity/match');
    expect(checks).toHaveLength(1);
  });

  it.each(['openBankLink', 'openIncomeLink'] as const)(
    'opens Plaid in the language of the page (%s)',
    async (call) => {
      const step = call === 'openBankLink' ? 'DISBURSEMENT_ACCOUNT' : 'INCOME_VERIFICATION';
      const person = await at(step, `${call.toLowerCase()}@example.com`);
      const about = call === 'openBankLink' ? 'bank' : 'income';
      const { values = {}, tools } = app.context.accounts.account('homeline', 'plaid') ?? {};
      const shownIn = async (language: string) => {
        await open(person, call, language);
        const note = JSON.parse((await tools?.memory.recall(`plaid ${about} ${person.uuid}`)) ?? '{}');
        const { clientId = '', secret = '' } = values;
        const link = await fetch(`${values['url']}/link/token/get`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'plaid-client-id': clientId,
            'plaid-secret': secret,
          },
          body: JSON.stringify({ link_token: note.linkToken }),
        });
        return ((await link.json()) as { metadata: object }).metadata;
      };
      expect(await shownIn('es')).toMatchObject({ language: 'es' });
      expect(await shownIn('en')).toMatchObject({ language: 'en' });
      // The lender doesn't offer French.
      expect(await shownIn('fr')).toMatchObject({ language: 'en' });
    },
  );

  it('isn’t linked after the borrower left, but can be retried', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'plaid-left@example.com');
    const url = await open(person, 'openBankLink');
    await finish(url, { cancel: true });
    expect(await callAs(app, person, 'finishBankLink', {})).toMatchObject({
      status: 422,
      body: { code: 'LINK_CANCELLED' },
    });
    expect((await factsOfPerson(app, person)).bankAccounts).toEqual([]);
    await finish(await open(person, 'openBankLink'));
    expect(await callAs(app, person, 'finishBankLink', {})).toMatchObject({ status: 200 });
  });

  it('whose bank ended the sign-in is linked again by the borrower, as the same item, and no reviewer is asked', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'plaid-login@example.com');
    await finish(await open(person, 'openBankLink'));
    await callAs(app, person, 'finishBankLink', {});
    await callAs(app, person, 'confirmAccount', { answer: 'CONFIRMED' });
    const { values = {}, tools } = app.context.accounts.account('homeline', 'plaid') ?? {};
    const { item } = JSON.parse((await tools?.memory.recall(`plaid bank ${person.uuid}`)) ?? '{}');
    const items = (await providers.made())['items'];
    await fetch(`${values['url']}/sandbox/item/reset_login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...{ 'plaid-client-id': values['clientId'] ?? '', 'plaid-secret': values['secret'] ?? '' },
      },
      body: JSON.stringify({ access_token: item.accessToken }),
    });
    await runTask(app, person);
    expect(await callAs(app, person, 'getBank')).toMatchObject({
      body: {
        needsAnother: false,
        mayLink: true,
        signInAgain: { bankName: 'Harborview Bank', mask: '6789' },
      },
    });
    const renewed = await open(person, 'openBankLink');
    await finish(renewed);
    expect(await callAs(app, person, 'finishBankLink', {})).toMatchObject({
      body: { step: 'BANK_ACCOUNT_CONFIRMATION' },
    });
    await callAs(app, person, 'confirmAccount', { answer: 'CONFIRMED' });
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).bankChecks).toMatchObject([
      { answer: 'LOGIN_NEEDED' },
      { answer: 'VERIFIED' },
    ]);
    expect((await callAs(app, person, 'getBank')).body).not.toHaveProperty('signInAgain');
    expect((await providers.made())['items']).toBe(items);
  });

  it('that was entered by hand is checked over the bridge', async () => {
    const person = await at('DISBURSEMENT_ACCOUNT', 'plaid-typed@example.com');
    await callAs(app, person, 'chooseManualEntry');
    const typed = { bankName: 'First Bank', routingNumber: '021000021', accountNumber: '000123456789' };
    await callAs(app, person, 'enterAccount', { ...typed, accountNumberAgain: typed.accountNumber });
    const before = (await providers.requests()).filter(({ port }) => port === 'provider plaid').length;
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).bankChecks).toMatchObject([{ answer: 'VERIFIED' }]);
    const after = (await providers.requests()).filter(({ port }) => port === 'provider plaid').length;
    expect(after).toBe(before);
  });
});

describe('income whose provider returns no token', () => {
  it('is fetched from the accounts the borrower shared', async () => {
    const person = await at('INCOME_VERIFICATION', 'plaid-income@example.com');
    await finish(await open(person, 'openIncomeLink'));
    expect(await callAs(app, person, 'chooseIncomeSource', { how: 'LINK', source: SOURCE })).toMatchObject({
      body: { step: 'WAITING_FOR_INCOME_DATA' },
    });
    await runTask(app, person);
    const reports = (await providers.requests()).filter(({ call }) => call === 'POST credit/bank_income/get');
    expect(reports).toHaveLength(1);
    const { incomeSources, incomeResults } = await factsOfPerson(app, person);
    expect(incomeSources.at(-1)).not.toHaveProperty('publicToken');
    expect(incomeResults).toMatchObject([{ answer: 'VERIFIED', monthlyGrossCents: 980_000 }]);
  });

  it('isn’t chosen before or without a completed visit, or while the provider is down', async () => {
    const person = await at('INCOME_VERIFICATION', 'plaid-no-income@example.com');
    const choose = () => callAs(app, person, 'chooseIncomeSource', { how: 'LINK', source: SOURCE });
    expect(await choose()).toMatchObject({ status: 422, body: { code: 'LINK_CANCELLED' } });
    await finish(await open(person, 'openIncomeLink'), { cancel: true });
    expect(await choose()).toMatchObject({ status: 422, body: { code: 'LINK_CANCELLED' } });
    await providers.makeFail('provider plaid', 'DOWN', 3);
    expect(await choose()).toMatchObject({ status: 503 });
    expect((await factsOfPerson(app, person)).incomeSources).toEqual([]);
    const payroll = { how: 'LINK', source: 'TRUV_PAYROLL' };
    expect(await callAs(app, person, 'chooseIncomeSource', payroll)).toMatchObject({ status: 422 });
  });
});
