// Proves MS-04, RU-60.

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { PROFILE, REGISTRATION, type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';

const HOME_AND_INCOME = {
  ...{ street1: '202 Other Street', city: 'Columbus', state: 'OH', zip: '43085' },
  ...{ occupancy: 'PRIMARY', listedForSale: false },
  ...{ employmentType: 'RETIRED', monthlyGrossCents: 420_000 },
};

const log: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const logTo = { write: (line: string) => void log.push(line) };
  app = await testApp({ logTo }, { LOG_LEVEL: 'trace' });
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

type Person = { readonly jwt: string; readonly uuid: string };

async function cancel({ jwt, uuid }: Person): Promise<void> {
  const headers = { 'idempotency-key': randomUUID() };
  const { status } = await app.call('cancelApplication', { params: { uuid }, jwt, body: {}, headers });
  expect(status).toBe(200);
}

/** Registers a person and cancels their application. */
async function registerAndCancel(answers: object = {}): Promise<Person> {
  const person = await app.register(answers);
  await cancel(person);
  return person;
}

function applyAgain(jwt: string | undefined, body: object = HOME_AND_INCOME, headers = {}) {
  return app.call('applyAgain', { jwt, body, headers: { 'idempotency-key': randomUUID(), ...headers } });
}

async function applicationsOf({ jwt }: Pick<Person, 'jwt'>): Promise<{ uuid: string }[]> {
  return (await app.call('listApplications', { jwt })).body;
}

function factsOf(applicationId: string, organisation = 'homeline') {
  return loadFacts(app.context.db, { organisation, applicationId });
}

it('starts a new application with a new home and income after the first has ended', async () => {
  const person = await registerAndCancel();
  // The ZIP code is Indiana's, and serves homes of Ohio too.
  const created = await applyAgain(person.jwt, { ...HOME_AND_INCOME, zip: '47006', zipServesState: true });
  expect(created.status).toBe(201);
  const { applicationUuid: uuid } = created.body as { applicationUuid: string };
  expect((await applicationsOf(person)).map((one) => one.uuid).toSorted()).toEqual(
    [person.uuid, uuid].toSorted(),
  );

  const answers = await app.call('getAnswers', { params: { uuid }, jwt: person.jwt });
  expect(answers.body).toMatchObject({
    property: { street1: '202 Other Street', zip: '47006', zipServesState: true },
    statedIncome: { employmentType: 'RETIRED', monthlyGrossCents: 420_000 },
    profile: { firstName: 'Avery', lastName: 'Happy', dob: '1981-04-12' },
  });
  const status = await app.call('getStatus', { params: { uuid }, jwt: person.jwt });
  expect(status.body).toMatchObject({ step: 'IN_PROGRESS', page: 'start/profile' });
  const before = await app.call('getStatus', { params: { uuid: person.uuid }, jwt: person.jwt });
  expect(before.body).toMatchObject({ step: 'CANCELLED' });
});

it('encrypts the date of birth for the new application and never logs it', async () => {
  const { uuid: first, jwt } = await registerAndCancel({ dob: '1979-08-23' });
  const { applicationUuid: uuid } = (await applyAgain(jwt)).body as { applicationUuid: string };
  const dob = (await factsOf(uuid)).profile?.dob ?? expect.fail('no date of birth');
  const { sealing } = app.context;
  expect(sealing.open(dob, { application: uuid, field: 'profile.dob' })).toBe('1979-08-23');
  expect(() => sealing.open(dob, { application: first, field: 'profile.dob' })).toThrow();
  expect(log.join()).not.toContain('1979-08-23');
});

it('copies name and contact from the latest application, but no consent, SSN or membership', async () => {
  const partnerCodes = ['QUORUM'];
  const person = await app.register({ partnerCodes, membershipNumber: 'Q-90417', lastName: 'Maiden' });
  const { uuid, jwt } = person;
  const { version } = (await app.call('getAnswers', { params: { uuid }, jwt })).body as { version: number };
  const married = { ...PROFILE, lastName: 'Married' };
  expect((await app.call('saveProfile', { params: { uuid }, jwt, version, body: married })).status).toBe(200);
  await cancel(person);
  expect((await factsOf(uuid)).origin?.memberships).not.toEqual([]);

  const { applicationUuid } = (await applyAgain(jwt)).body as { applicationUuid: string };
  const facts = await factsOf(applicationUuid);
  expect(facts.profile?.lastName).toBe('Married');
  expect(facts.contact?.phone).toBe(REGISTRATION.phone);
  expect(facts.origin?.memberships).toEqual([]);
  const { softCreditConsent, esignConsent, ssn } = facts;
  expect([softCreditConsent, esignConsent, ssn]).toEqual([undefined, undefined, undefined]);
});

it('refuses a second application while one is open, and names the open one', async () => {
  const person = await app.register();
  const [open] = (await app.call('listApplications', { jwt: person.jwt })).body as { loanNumber: string }[];
  expect(await applyAgain(person.jwt)).toMatchObject({
    status: 409,
    body: {
      code: 'APPLICATION_OPEN',
      errors: [`You already have an open application, ${open?.loanNumber}. Continue or cancel it first.`],
    },
  });
  expect(await applicationsOf(person)).toHaveLength(1);
});

it('starts one application when the borrower taps twice or uses several tabs', async () => {
  const person = await registerAndCancel();
  const headers = { 'idempotency-key': randomUUID() };
  const [first, second] = [
    await applyAgain(person.jwt, HOME_AND_INCOME, headers),
    await applyAgain(person.jwt, HOME_AND_INCOME, headers),
  ];
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect(await applicationsOf(person)).toHaveLength(2);

  const other = await registerAndCancel();
  const answers = await Promise.all([1, 2, 3].map(() => applyAgain(other.jwt)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(await applicationsOf(other)).toHaveLength(2);
});

it('never copies answers from another person or to another lender', async () => {
  const blair = await registerAndCancel({ firstName: 'Blair', lastName: 'Other', phone: '(555) 555-0199' });
  const avery = await registerAndCancel();
  const { applicationUuid: uuid } = (await applyAgain(avery.jwt)).body as { applicationUuid: string };
  expect((await factsOf(uuid)).profile).toMatchObject({ firstName: 'Avery', lastName: 'Happy' });
  expect((await app.call('getAnswers', { params: { uuid }, jwt: blair.jwt })).status).toBe(404);
  expect(await applicationsOf(blair)).toHaveLength(1);

  expect((await applyAgain(blair.jwt, HOME_AND_INCOME, { 'x-org': 'harborview' })).status).toBe(404);
  expect(await applicationsOf(blair)).toHaveLength(1);
});

it('returns 404 to a person who never applied', async () => {
  const jwt = await createStaffMember(app, ['OPERATIONS']);
  expect((await applyAgain(jwt)).status).toBe(404);
  expect((await applyAgain(undefined)).status).toBe(401);
});

it('refuses a home in an unlicensed state and an invalid income', async () => {
  const person = await registerAndCancel();
  const hawaii = { ...HOME_AND_INCOME, city: 'Honolulu', state: 'HI', zip: '96813' };
  expect(await applyAgain(person.jwt, hawaii)).toMatchObject({
    status: 422,
    body: { code: 'STATE_NOT_LICENSED', fields: { state: 'We are not lending in Hawaii yet.' } },
  });
  const noIncome = { ...HOME_AND_INCOME, employmentType: 'FULL_TIME', monthlyGrossCents: 0 };
  expect(await applyAgain(person.jwt, noIncome)).toMatchObject({
    status: 400,
    body: { fields: { monthlyGrossCents: 'Must be more than $0' } },
  });
  expect(await applicationsOf(person)).toHaveLength(1);
});
