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

describe('an identity document', () => {
  const front = 'DRIVERSLICENSEFRONT';

  it('is verified with both sides, then screened by name, and both results are stored together', async () => {
    const person = await at('t01', 'IDENTITY_VERIFICATION');
    const document = await uploadAs(app, person, front);
    const back = await uploadAs(app, person, 'DRIVERSLICENSEBACK');
    expect(await callAs(app, person, 'sendIdentityDocument', { type: front, document, back })).toMatchObject({
      body: { step: 'WAITING_FOR_ID_VERIFICATION' },
    });
    await runTask(app, person);
    const facts = await factsOfPerson(app, person);
    expect(facts.identityUploads).toMatchObject([{ type: front, document, back }]);
    expect(facts.identityResults).toMatchObject([{ answer: 'VERIFIED' }]);
    expect(facts.sanctionsScreens).toMatchObject([{ answer: 'CLEAR' }]);
  });

  it('that fails is requested again, without screening', async () => {
    const person = await at('t29', 'IDENTITY_VERIFICATION');
    const document = await uploadAs(app, person, 'PASSPORTFRONT');
    await callAs(app, person, 'sendIdentityDocument', { type: 'PASSPORTFRONT', document });
    await runTask(app, person);
    const facts = await factsOfPerson(app, person);
    expect(facts.identityResults).toMatchObject([{ answer: 'FAILED_VERIFICATION' }]);
    expect(facts.sanctionsScreens).toEqual([]);
    const again = await uploadAs(app, person, 'PASSPORTFRONT');
    expect(
      await callAs(app, person, 'sendIdentityDocument', { type: 'PASSPORTFRONT', document: again }),
    ).toMatchObject({ body: { step: 'WAITING_FOR_ID_VERIFICATION' } });
  });

  it('is photographed when the lender has no provider with a hosted page', async () => {
    const person = await at('t01', 'IDENTITY_VERIFICATION', 'no-page@example.com');
    const returnPath = `/account/heloc/${person.uuid}/identity?returned=1`;
    expect((await callAs(app, person, 'getIdentity')).body).toEqual({});
    expect(await callAs(app, person, 'openHostedIdentity', { returnPath })).toMatchObject({ status: 503 });
    // As after the lender has left the provider.
    await callAs(app, person, 'finishHostedIdentity');
    const document = await uploadAs(app, person, 'PASSPORTFRONT');
    await callAs(app, person, 'sendIdentityDocument', { type: 'PASSPORTFRONT', document });
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).identityResults).toMatchObject([
      { answer: 'FAILED_VERIFICATION' },
      { answer: 'VERIFIED' },
    ]);
  });

  it('needs all sides, each of the stated type and uploaded by the borrower', async () => {
    const person = await at('t01', 'IDENTITY_VERIFICATION', 'sides@example.com');
    const document = await uploadAs(app, person, front);
    const foreign = await uploadAs(app, elsewhere, front);
    const refused = async (body: object, field: string) =>
      expect(await callAs(app, person, 'sendIdentityDocument', body)).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      });
    await refused({ type: front, document }, 'back');
    await refused({ type: front, document, back: document }, 'back');
    await refused({ type: 'PASSPORTFRONT', document }, 'document');
    await refused({ type: front, document: foreign, back: document }, 'document');
    expect((await factsOfPerson(app, person)).identityUploads).toEqual([]);
    const back = await uploadAs(app, elsewhere, 'DRIVERSLICENSEBACK');
    await expectOwnStepOnly(app, elsewhere, 'sendIdentityDocument', { type: front, document: foreign, back });
  });
});

it('screens the borrower again after signing, before disbursement', async () => {
  const person = await at('t01', 'RESCISSION', 'again@example.com');
  await recordFacts(app, person, 'DATE', { fact: 'rescissionEnded', value: {} } as never);
  const before = (await factsOfPerson(app, person)).sanctionsScreens.length;
  await runTask(app, person);
  const { sanctionsScreens } = await factsOfPerson(app, person);
  expect(sanctionsScreens.slice(before)).toMatchObject([{ answer: 'CLEAR' }]);
});
