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
  uploadAs,
} from '../../testing/person-at.ts';
import { type Person, recordFacts } from '../../testing/stages.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';
import { publicTokenEncryptionContext } from './choose-income-source.ts';

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

const at = (id: string, step: Parameters<typeof personAt>[2], email: string) =>
  personAt(app, { ...builtInPersona(id), email }, step);

describe('the stated income', () => {
  const body = { employmentType: 'RETIRED', monthlyGrossCents: 510_000 };

  it('is corrected until the soft credit check', async () => {
    const person = await at('t01', 'IN_PROGRESS', 'stated@example.com');
    expect(await callAs(app, person, 'saveStatedIncome', body)).toMatchObject({
      body: { step: 'IN_PROGRESS' },
    });
    expect((await factsOfPerson(app, person)).statedIncome).toMatchObject(body);
  });

  it('can’t be changed once offers follow from it', () =>
    expectOwnStepOnly(app, elsewhere, 'saveStatedIncome', body));
});

describe('the choice of an income source', () => {
  it('keeps the token of a linked source sealed, for this application', async () => {
    const person = await at('t01', 'INCOME_VERIFICATION', 'link@example.com');
    const body = { how: 'LINK', source: 'TRUV_PAYROLL', publicToken: 'token-1' };
    expect(await callAs(app, person, 'chooseIncomeSource', body)).toMatchObject({
      body: { step: 'WAITING_FOR_INCOME_DATA' },
    });
    const [source] = (await factsOfPerson(app, person)).incomeSources;
    expect(source).toMatchObject({
      how: 'LINK',
      source: 'TRUV_PAYROLL',
      publicToken: expect.stringMatching(/^sealed:/),
    });
    const opened = app.context.sealing.open(
      source?.publicToken ?? expect.fail(),
      publicTokenEncryptionContext(person.uuid),
    );
    expect(opened).toBe('token-1');
  });

  it.each([
    ['PAYSTUB', 'MANUAL_PAYSTUB', 'MANUAL_PAYSTUB_UPLOAD'],
    ['EMPLOYER', 'EMPINFO', 'EMPLOYER_VERIFICATION'],
  ])('of %s leads to its page, and can be undone', async (how, source, step) => {
    const person = await at('t01', 'INCOME_VERIFICATION', `${how.toLowerCase()}@example.com`);
    expect(await callAs(app, person, 'chooseIncomeSource', { how })).toMatchObject({ body: { step } });
    expect((await factsOfPerson(app, person)).incomeSources).toMatchObject([{ how, source }]);
    expect(await callAs(app, person, 'retryIncome')).toMatchObject({ body: { step: 'INCOME_VERIFICATION' } });
  });

  it('is refused at other steps, like its retry', async () => {
    await expectOwnStepOnly(app, elsewhere, 'chooseIncomeSource', { how: 'PAYSTUB' });
    await expectOwnStepOnly(app, elsewhere, 'retryIncome');
    const body = { source: 'TRUV_PAYROLL', returnPath: '/account/heloc/x/income/review' };
    await expectOwnStepOnly(app, elsewhere, 'openIncomeLink', body);
  });

  it('opens the provider’s page, and says when the provider is down', async () => {
    const person = await at('t01', 'INCOME_VERIFICATION', 'opens@example.com');
    const body = { source: 'TRUV_PAYROLL', returnPath: `/account/heloc/${person.uuid}/income/review` };
    expect(await callAs(app, person, 'openIncomeLink', body)).toMatchObject({
      status: 200,
      body: { url: expect.stringContaining(providers.url) },
    });
    await providers.makeFail('income', 'REJECTED', 1);
    expect(await callAs(app, person, 'openIncomeLink', body)).toMatchObject({ status: 503 });
    expect((await factsOfPerson(app, person)).incomeSources).toEqual([]);
  });
});

describe('the tasks of income', () => {
  it('fetch the linked source with its token and the stated income', async () => {
    const person = await at('t01', 'INCOME_VERIFICATION', 'fetch@example.com');
    const opened = await callAs(app, person, 'openIncomeLink', {
      source: 'TRUV_PAYROLL',
      returnPath: `/account/heloc/${person.uuid}/income/review`,
    });
    const { url } = opened.body as { url: string };
    const finished = await fetch(`${url}/finish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    const { publicToken } = (await finished.json()) as { publicToken: string };
    await callAs(app, person, 'chooseIncomeSource', { how: 'LINK', source: 'TRUV_PAYROLL', publicToken });
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).incomeResults).toMatchObject([
      { answer: 'VERIFIED', monthlyGrossCents: 980_000 },
    ]);
  });

  it('ask the employer at the contact that the borrower named', async () => {
    const person = await at('t19', 'EMPLOYER_VERIFICATION', 'voe@example.com');
    const contact = { employer: 'Old Mill', name: 'Payroll', phone: '(555) 555-0119' };
    expect(await callAs(app, person, 'saveEmployerContact', contact)).toMatchObject({
      body: { step: 'WAITING_FOR_EMPLOYER_VERIFICATION' },
    });
    await runTask(app, person);
    const facts = await factsOfPerson(app, person);
    expect(facts.employerContacts).toMatchObject([
      { employer: 'Old Mill', name: 'Payroll', phone: expect.stringContaining('0119') },
    ]);
    expect(facts.employerAnswers).toMatchObject([{ answer: 'CONFIRMED' }]);
    const [sent] = (await providers.requests()).filter(({ body }) =>
      JSON.stringify(body).includes('Old Mill'),
    );
    expect(JSON.stringify(sent?.body)).toMatch(/Payroll/);
    await expectOwnStepOnly(app, elsewhere, 'saveEmployerContact', contact);
  });
});

describe('pay stubs', () => {
  it('are reviewed once the requested number was sent', async () => {
    const person = await at('t18', 'MANUAL_PAYSTUB_UPLOAD', 'stubs@example.com');
    const first = await uploadAs(app, person, 'USER_UPLOADED_PAYSTUB');
    expect(await callAs(app, person, 'sendPaystubs', { documents: [first] })).toMatchObject({
      body: { step: 'PAYSTUB_REVIEW' },
    });
    await recordFacts(app, person, 'STAFF', {
      fact: 'paystubDecisions',
      value: { decision: 'REJECTED', numDocsRequired: 2, comments: 'All pages' } as never,
    });
    // The same document twice is one.
    expect(await callAs(app, person, 'sendPaystubs', { documents: [first, first] })).toMatchObject({
      status: 400,
      body: { fields: { documents: 'Send 2 pay stubs' } },
    });
    const second = await uploadAs(app, person, 'USER_UPLOADED_PAYSTUB');
    expect(await callAs(app, person, 'sendPaystubs', { documents: [first, second] })).toMatchObject({
      body: { step: 'PAYSTUB_REVIEW' },
    });
    expect((await factsOfPerson(app, person)).paystubs.at(-1)?.documents).toEqual([first, second]);
  });

  it('must be the borrower’s own uploads of that type', async () => {
    const person = await at('t18', 'MANUAL_PAYSTUB_UPLOAD', 'own-stubs@example.com');
    const license = await uploadAs(app, person, 'DRIVERSLICENSEFRONT');
    const foreign = await uploadAs(app, elsewhere, 'USER_UPLOADED_PAYSTUB');
    for (const document of [license, foreign])
      expect(await callAs(app, person, 'sendPaystubs', { documents: [document] })).toMatchObject({
        status: 400,
        body: { fields: { documents: expect.any(String) } },
      });
    expect((await factsOfPerson(app, person)).paystubs).toEqual([]);
    const stub = await uploadAs(app, elsewhere, 'USER_UPLOADED_PAYSTUB');
    await expectOwnStepOnly(app, elsewhere, 'sendPaystubs', { documents: [stub] });
  });
});
