// Proves VA-11.

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
import { startTestProviders, type TestProviders } from '../../vendors/testing/test-providers.ts';

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

const at = (id: string, step: Parameters<typeof personAt>[2], email = `${id}@example.com`) =>
  personAt(app, { ...builtInPersona(id), email }, step);

const HOME = {
  street1: '9 Mill Road',
  city: 'Columbus',
  state: 'OH',
  zip: '43085',
  occupancy: 'PRIMARY',
  listedForSale: false,
};

describe('the home', () => {
  it('is looked up for its owner, and keeps its identity while only the address is corrected', async () => {
    const person = await at('t07', 'PROPERTY_NO_MATCH');
    const { property: before } = await factsOfPerson(app, person);
    expect(await callAs(app, person, 'saveProperty', HOME)).toMatchObject({
      body: { step: 'WAITING_FOR_PROPERTY_DATA' },
    });
    const { property } = await factsOfPerson(app, person);
    expect(property).toMatchObject({ ...HOME, uuid: before?.uuid });
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).propertyLookups.length).toBeGreaterThan(1);
  });

  it('can be replaced by another, with a new identity, when the borrower doesn’t own the first', async () => {
    const person = await at('t09', 'INCORRECT_OWNERSHIP');
    const { property: before } = await factsOfPerson(app, person);
    expect(await callAs(app, person, 'saveProperty', HOME)).toMatchObject({
      body: { step: 'WAITING_FOR_PROPERTY_DATA' },
    });
    const { property } = await factsOfPerson(app, person);
    expect(property?.uuid).not.toBe(before?.uuid);
  });

  it('can’t be where the lender has no license', async () => {
    const person = await at('t07', 'PROPERTY_NO_MATCH', 'far@example.com');
    const before = (await factsOfPerson(app, person)).property;
    expect(
      await callAs(app, person, 'saveProperty', { ...HOME, state: 'HI', zip: '96801', city: 'Honolulu' }),
    ).toMatchObject({ status: 422, body: { code: 'STATE_NOT_LICENSED' } });
    expect((await factsOfPerson(app, person)).property).toEqual(before);
  });

  it('can’t be where the borrower is under age: 19 in Alabama', async () => {
    const young = { ...builtInPersona('t07'), email: 'young@example.com', dob: '2007-06-01' };
    const person = await personAt(app, young, 'PROPERTY_NO_MATCH');
    expect(
      await callAs(app, person, 'saveProperty', { ...HOME, state: 'AL', zip: '35004', city: 'Moody' }),
    ).toMatchObject({ status: 422, body: { code: 'UNDER_AGE' } });
  });

  it('has a ZIP code of its state', async () => {
    const person = await at('t07', 'PROPERTY_NO_MATCH', 'zip@example.com');
    expect(await callAs(app, person, 'saveProperty', { ...HOME, zip: '73301' })).toMatchObject({
      status: 400,
      body: { fields: { zip: expect.any(String) } },
    });
  });

  it('can be changed only at its steps', () => expectOwnStepOnly(app, elsewhere, 'saveProperty', HOME));
});

describe('proof of ownership', () => {
  it('must be the borrower’s own upload, and is reviewed', async () => {
    const person = await at('t10', 'INCORRECT_OWNERSHIP');
    const foreign = await uploadAs(app, elsewhere, 'SUPPORT');
    expect(await callAs(app, person, 'sendOwnershipDocument', { document: foreign })).toMatchObject({
      status: 400,
      body: { fields: { document: expect.any(String) } },
    });
    const document = await uploadAs(app, person, 'SUPPORT');
    expect(await callAs(app, person, 'sendOwnershipDocument', { document })).toMatchObject({
      body: { step: 'OWNERSHIP_REVIEW' },
    });
    expect((await factsOfPerson(app, person)).ownershipDocuments).toMatchObject([{ document }]);
    await expectOwnStepOnly(app, elsewhere, 'sendOwnershipDocument', { document: foreign });
  });
});

it.each([
  ['43085', { city: 'Columbus', state: 'OH' }],
  ['00000', {}],
  ['00901', {}],
])('the ZIP code %s has the city and the state of a home there', async (zip, place) => {
  const { body } = await app.call('lookUpZip', { params: { zip } });
  expect(body).toEqual(place);
});
