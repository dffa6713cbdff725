// Proves PR-06.

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
import type { Person } from '../../testing/stages.ts';
import { ADAPTERS } from '../../vendors/adapters.ts';
import { vendorsByLender } from '../../vendors/by-lender.ts';
import { RETRY_DEFAULTS } from '../../vendors/http-call.ts';
import { memoryInProcess, standInValues } from '../../vendors/testing/stand-in-account.ts';
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';

let app: TestApp;
let providers: TestProviders;
let isChosen = true;
beforeAll(async () => {
  providers = await startTestProviders();
  const tools = { patience: { ...RETRY_DEFAULTS, firstPauseMs: 1 }, memory: memoryInProcess() };
  const offered = ADAPTERS.stripe.create(standInValues('stripe', providers.url), tools);
  const vendors = vendorsByLender(providers.vendors, {
    chosen: (_, port) => (port === 'identity' && isChosen ? ['stripe'] : []),
    open: (_, provider) => (provider === 'stripe' ? offered : undefined),
  });
  app = await appWithIdleTasks({ vendors });
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

const at = (step: Parameters<typeof personAt>[2], email: string, id = 't01') =>
  personAt(app, { ...builtInPersona(id), email }, step);
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

describe('an ID shown at the provider that the lender chose', () => {
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

  it('of another name goes to the fraud desk', async () => {
    const person = await at('IDENTITY_VERIFICATION', 'other-name@example.com');
    await showId(person, { last_name: 'Else' });
    await callAs(app, person, 'finishHostedIdentity');
    await runTask(app, person);
    expect(await callAs(app, person, 'getStatus')).toMatchObject({ body: { step: 'IDENTITY_FRAUD_REVIEW' } });
  });

  it('can be shown again, or photographed once the lender has left the provider', async () => {
    const person = await at('IDENTITY_VERIFICATION', 'again-hosted@example.com');
    await showId(person, { action: 'decline' });
    await callAs(app, person, 'finishHostedIdentity');
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).identityResults).toMatchObject([
      { answer: 'FAILED_VERIFICATION', remark: expect.stringContaining('agree') },
    ]);
    isChosen = false;
    expect((await callAs(app, person, 'getIdentity')).body).toEqual({});
    expect(await callAs(app, person, 'openHostedIdentity', { returnPath: returnPath(person) })).toMatchObject(
      {
        status: 503,
      },
    );
    await callAs(app, person, 'finishHostedIdentity');
    await runTask(app, person);
    const document = await uploadAs(app, person, 'PASSPORTFRONT');
    await callAs(app, person, 'sendIdentityDocument', { type: 'PASSPORTFRONT', document });
    await runTask(app, person);
    isChosen = true;
    expect((await factsOfPerson(app, person)).identityResults).toMatchObject([
      { answer: 'FAILED_VERIFICATION' },
      { answer: 'FAILED_VERIFICATION' },
      { answer: 'VERIFIED' },
    ]);
  });

  it('is refused elsewhere', async () => {
    const elsewhere = await personAt(app, builtInPersona('t02'), 'LIEN_VERIFICATION');
    await expectOwnStepOnly(app, elsewhere, 'openHostedIdentity', { returnPath: returnPath(elsewhere) });
    await expectOwnStepOnly(app, elsewhere, 'finishHostedIdentity');
  });
});
