// Proves PR-04, PR-05, PR-08, PR-39.

import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { sanctionsTables } from '@homeline/domain/staff/evidence/sanctions.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TASKS } from '../tasks.ts';
import { type TestApp, testApp, WEBHOOK_SECRET } from '../testing/app.ts';
import { builtInPersona } from '../testing/built-in-personas.ts';
import { callAs, factsOfPerson, personAt, runTask, uploadAs } from '../testing/person-at.ts';
import { createStaffMember } from '../testing/persona-driver.ts';
import type { Person } from '../testing/stages.ts';
import { startTestProviders, type TestProviders } from './testing/test-providers.ts';

let app: TestApp;
let providers: TestProviders;
beforeAll(async () => {
  providers = await startTestProviders([], undefined, WEBHOOK_SECRET);
  const idle = Object.fromEntries(Object.keys(TASKS).map((name) => [name, undefined]));
  app = await testApp({ tasks: idle, vendors: providers.vendors }, { SANDBOX_URL: providers.url });
  await app.context.jobs.start(app.context);
  const jwt = await createStaffMember(app, ['ADMINISTRATOR']);
  const chosen = { property: ['attom'], valuation: ['attom'], sanctions: ['yente'], places: ['photon'] };
  const value = { providers: chosen };
  const body = { value, reason: 'Accounts of our own', version: '0' };
  expect(await app.call('changeSetting', { jwt, params: { name: 'providers' }, body })).toMatchObject({
    status: 200,
  });
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

/** The calls that a named provider has got. */
const callsTo = async (name: string) =>
  (await providers.requests()).filter(({ port }) => port === `provider ${name}`).map(({ call }) => call);

it('uses ATTOM’s county record and value, checked by the policy', async () => {
  const person = await personAt(app, builtInPersona('t16'), 'WAITING_FOR_PROPERTY_DATA');
  await runTask(app, person);
  expect((await factsOfPerson(app, person)).propertyLookups).toMatchObject([
    { answer: 'MATCHED', ineligible: [], parcel: { ownership: 'INDIVIDUAL' } },
  ]);
  const valued = await personAt(
    app,
    { ...builtInPersona('t16'), email: 'valued@example.com' },
    'WAITING_FOR_AVM_DATA',
  );
  await runTask(app, valued);
  const [found = expect.fail()] = (await factsOfPerson(app, valued)).automatedValuations;
  expect(found).toMatchObject({ answer: 'HIT_HAIRCUT', forecastStandardDeviation: 0.16 });
  expect(found.adjustedValueCents).toBeLessThan(found.valueCents ?? toCents(0));
  expect(await callsTo('attom')).toEqual([
    'GET propertyapi/v1.0.0/property/expandedprofile',
    'GET propertyapi/v1.0.0/attomavm/detail',
  ]);
});

it('shows the compliance officer a yente match beside the applicant', async () => {
  const person = await personAt(app, builtInPersona('t49'), 'IDENTITY_VERIFICATION');
  const document = await uploadAs(app, person, 'PASSPORTFRONT');
  await callAs(app, person, 'sendIdentityDocument', { type: 'PASSPORTFRONT', document });
  await runTask(app, person);
  const facts = await factsOfPerson(app, person);
  expect(facts.sanctionsScreens).toMatchObject([
    { answer: 'POSSIBLE_MATCH', matches: [{ similarityPct: 87 }] },
  ]);
  const texts = sanctionsTables(facts, undefined).map((table) =>
    table?.rows.map((cells) => cells.map(({ text }) => text)),
  );
  expect(texts).toEqual([
    expect.arrayContaining([
      ['Name', builtInPersona('t49').name, 'A person of the same name'],
      ['Similarity of the names', '—', '87%'],
    ]),
  ]);
  expect(await callsTo('yente')).toEqual(['POST match/sanctions', 'GET catalog']);
});

/** The failures in a row after which a provider is paused, and the attempts within each. */
const FAILURES_TO_PAUSE = 5;
const TRIES = 3;

describe('the loan file says which provider answered', () => {
  const answeredBy = async (person: Person) => {
    const jwt = await createStaffMember(app, ['COMPLIANCE_OFFICER']);
    const { body } = await app.call('getLoanFile', { jwt, params: { uuid: person.uuid } });
    return (body as LoanFile).evidence.flatMap((topic) => topic.answeredBy.map(({ text }) => text));
  };

  it('the lender’s own, for a possible sanctions match', async () => {
    const person = await personAt(
      app,
      { ...builtInPersona('t49'), email: 'answered@example.com' },
      'IDENTITY_VERIFICATION',
    );
    const document = await uploadAs(app, person, 'PASSPORTFRONT');
    await callAs(app, person, 'sendIdentityDocument', { type: 'PASSPORTFRONT', document });
    await runTask(app, person);
    expect(await answeredBy(person)).toEqual([
      'ID checked over the bridge',
      'Screened by OpenSanctions yente',
    ]);
  });

  it('the next one, where that took over in an outage', async () => {
    const person = await personAt(
      app,
      { ...builtInPersona('t16'), email: 'outage@example.com' },
      'WAITING_FOR_PROPERTY_DATA',
    );
    await providers.makeFail('provider attom', 'DOWN', FAILURES_TO_PAUSE * TRIES);
    for (let failed = 0; failed < FAILURES_TO_PAUSE; failed++)
      await expect(runTask(app, person)).rejects.toThrow('UNREACHABLE');
    await runTask(app, person);
    expect(await answeredBy(person)).toEqual(['County record found over the bridge']);
  });
});

describe('a typed address', () => {
  const typed = { body: { text: '101 Test Str' } };

  it('is completed by the lender’s suggestion provider', async () => {
    const { body } = await app.call('suggestAddresses', typed);
    expect(body).toMatchObject({ addresses: [{ street1: '101 Test Street', zip: expect.any(String) }] });
  });

  it('has no suggestions at a lender without a provider, whose page stops asking', async () => {
    const { body } = await app.call('suggestAddresses', { ...typed, headers: { 'x-org': 'fieldstone' } });
    expect(body).toEqual({});
  });

  it('has no suggestions while the provider is down', async () => {
    await providers.makeFail('provider photon', 'DOWN', 3);
    expect(await app.call('suggestAddresses', typed)).toMatchObject({ status: 200, body: { addresses: [] } });
  });
});
