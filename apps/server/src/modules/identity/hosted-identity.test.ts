// Proves PR-06, PR-43.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, WEBHOOK_SECRET } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  appWithIdleTasks,
  callAs,
  expectOwnStepOnly,
  factsOfPerson,
  personAt,
  runTask,
} from '../../testing/person-at.ts';
import { sampleLendersAnd } from '../../testing/sample-lenders.ts';
import type { Person } from '../../testing/stages.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';

let app: TestApp;
let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders([], undefined, WEBHOOK_SECRET);
  const lenders = sampleLendersAnd({ homeline: { providers: { identity: ['stripe'] } } });
  const environment = { SANDBOX_URL: providers.url, ORGANISATIONS_DIR: lenders };
  app = await appWithIdleTasks({ vendors: providers.vendors }, environment);
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

const at = (step: Parameters<typeof personAt>[2], email: string) =>
  personAt(app, { ...builtInPersona('t01'), email }, step);
const returnPath = ({ uuid }: Person) => `/account/heloc/${uuid}/identity?returned=1`;

/** Opens the provider's page and shows the persona's ID there. */
async function showId(person: Person, changed: Readonly<Record<string, string>> = {}) {
  const opened = await callAs(app, person, 'openHostedIdentity', { returnPath: returnPath(person) });
  const { url } = opened.body as { url: string };
  const { name, dob } = builtInPersona('t01');
  const [first_name = '', ...others] = name.split(' ');
  const body = new URLSearchParams({ first_name, last_name: others.join(' '), dob, ...changed });
  return fetch(url, { method: 'POST', body, redirect: 'manual' });
}

describe('an ID verified at the lender’s chosen provider', () => {
  it('is verified and screened once the borrower is back', async () => {
    const person = await at('IDENTITY_VERIFICATION', 'hosted@example.com');
    expect(await callAs(app, person, 'getIdentity')).toMatchObject({ body: { hostedBy: 'Stripe Identity' } });
    const back = await showId(person);
    expect(back.headers.get('location')).toContain(returnPath(person));
    expect(await callAs(app, person, 'finishHostedIdentity')).toMatchObject({
      body: { step: 'WAITING_FOR_ID_VERIFICATION' },
    });
    await runTask(app, person);
    const facts = await factsOfPerson(app, person);
    expect(facts.identityUploads).toEqual([]);
    expect(facts.identityResults).toMatchObject([{ answer: 'VERIFIED' }]);
    expect(facts.sanctionsScreens).toMatchObject([{ answer: 'CLEAR' }]);
  });

  it('with another name goes to the fraud desk', async () => {
    const person = await at('IDENTITY_VERIFICATION', 'other-name@example.com');
    await showId(person, { last_name: 'Else' });
    await callAs(app, person, 'finishHostedIdentity');
    await runTask(app, person);
    expect(await callAs(app, person, 'getStatus')).toMatchObject({ body: { step: 'IDENTITY_FRAUD_REVIEW' } });
  });

  it('can be tried again after a failure', async () => {
    const person = await at('IDENTITY_VERIFICATION', 'again-hosted@example.com');
    await showId(person, { action: 'decline' });
    await callAs(app, person, 'finishHostedIdentity');
    await showId(person);
    await callAs(app, person, 'finishHostedIdentity');
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).identityResults).toMatchObject([
      { answer: 'FAILED_VERIFICATION', remark: expect.stringContaining('agree') },
      { answer: 'VERIFIED' },
    ]);
  });

  it('is answered at the return, before any task runs', async () => {
    const person = await at('IDENTITY_VERIFICATION', 'at-once@example.com');
    await showId(person, { action: 'decline' });
    expect(await callAs(app, person, 'finishHostedIdentity')).toMatchObject({
      body: { step: 'ID_VERIFICATION_FAILURE' },
    });
    await showId(person, { last_name: 'Else' });
    await callAs(app, person, 'finishHostedIdentity');
    expect((await factsOfPerson(app, person)).identityResults).toMatchObject([
      { answer: 'FAILED_VERIFICATION' },
      { answer: 'PENDING_REVIEW' },
    ]);
  });

  it('leads somebody who left by Back after a visit to its result, not to another page', async () => {
    const person = await at('IDENTITY_VERIFICATION', 'went-back@example.com');
    await showId(person, { last_name: 'Else' });
    const opened = await callAs(app, person, 'openHostedIdentity', { returnPath: returnPath(person) });
    expect(opened.body).toEqual({ url: expect.stringMatching(`${returnPath(person).replace('?', '\\?')}$`) });
  });

  it('is left to the task while the provider is away', async () => {
    const person = await at('IDENTITY_VERIFICATION', 'away@example.com');
    await showId(person);
    await providers.makeFail('provider stripe', 'DOWN', 3);
    expect(await callAs(app, person, 'finishHostedIdentity')).toMatchObject({
      body: { step: 'WAITING_FOR_ID_VERIFICATION' },
    });
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).identityResults).toMatchObject([{ answer: 'VERIFIED' }]);
  });

  it('is refused at other steps', async () => {
    const elsewhere = await personAt(app, builtInPersona('t02'), 'LIEN_VERIFICATION');
    await expectOwnStepOnly(app, elsewhere, 'openHostedIdentity', { returnPath: returnPath(elsewhere) });
    await expectOwnStepOnly(app, elsewhere, 'finishHostedIdentity');
  });
});
