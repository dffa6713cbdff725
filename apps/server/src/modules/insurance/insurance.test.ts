// Proves ST-14.

import type { Status } from '@homeline/contract/applications/status.ts';
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
import { type Person, projectionOf, recordFacts } from '../../testing/stages.ts';
import { startTestProviders, type TestProviders, testPersona } from '../../vendors/testing/test-providers.ts';

const NOT_COVERED = [{ port: 'insurance', call: 'CHECK', answers: ['NOT_COVERED'] }];

/** People whose first policy lacks coverage. */
const UNDERINSURED = [
  testPersona(91, NOT_COVERED, { name: 'Una Underinsured' }),
  testPersona(92, NOT_COVERED, { name: 'Ulf Underinsured' }),
  testPersona(93, NOT_COVERED, { name: 'Uma Underinsured' }),
] as const;

let app: TestApp;
let providers: TestProviders;
let elsewhere: Person;
beforeAll(async () => {
  providers = await startTestProviders(UNDERINSURED);
  app = await appWithIdleTasks({ vendors: providers.vendors });
  elsewhere = await personAt(app, builtInPersona('t01'), 'LIEN_VERIFICATION');
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});

const at = (id: string, step: Parameters<typeof personAt>[2], email = `${id}@example.com`) =>
  personAt(app, { ...builtInPersona(id), email }, step);

/** Sends a policy, which the provider finds to lack coverage and the mortgagee clause. */
async function fallShort(person: Person): Promise<void> {
  await runTask(app, person);
  await sendPolicy(person);
  await runTask(app, person);
}

async function sendPolicy(person: Person) {
  return callAs(app, person, 'sendInsurance', {
    documents: [await uploadAs(app, person, 'PROOFOFHAZARDINSURANCE')],
  });
}

describe('the policy asked for before signing', () => {
  it('that covers the home is accepted automatically', async () => {
    const person = await at('t01', 'INSURANCE_REQUEST', 'early@example.com');
    expect(await callAs(app, person, 'getInsurance')).toMatchObject({ body: { standing: 'MISSING' } });
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).insuranceLookups).toMatchObject([
      { answer: 'NO_POLICY_ON_FILE', neededCents: expect.any(Number), withFlood: false },
    ]);
    expect(await sendPolicy(person)).toMatchObject({ status: 200, body: { step: 'INSURANCE_REQUEST' } });
    expect(await callAs(app, person, 'getInsurance')).toMatchObject({ body: { standing: 'CHECKING' } });
    await runTask(app, person);
    const { insuranceChecks, insuranceDecisions } = await factsOfPerson(app, person);
    const { body } = await callAs(app, person, 'getInsurance');
    expect(insuranceChecks).toMatchObject([
      { answer: 'COVERED', neededCents: (body as { coverageCents: number }).coverageCents, withFlood: false },
    ]);
    expect(insuranceDecisions).toMatchObject([{ decision: 'ACCEPTED' }]);
    expect(body).toMatchObject({ standing: 'ACCEPTED' });
    expect(await projectionOf(app, person)).toMatchObject({ step: 'CLOSING_DISCLOSURE_GENERATION' });
  });

  it('that falls short reports the shortfall, and a replacement is checked too', async () => {
    const person = await personAt(app, UNDERINSURED[0], 'INSURANCE_REQUEST');
    await fallShort(person);
    expect(await callAs(app, person, 'getInsurance')).toMatchObject({
      body: { standing: 'FELL_SHORT', shortfalls: ['COVERAGE', 'MORTGAGEE'] },
    });
    await sendPolicy(person);
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).insuranceChecks.map(({ answer }) => answer)).toEqual([
      'NOT_COVERED',
      'COVERED',
    ]);
    expect(await projectionOf(app, person)).toMatchObject({ step: 'CLOSING_DISCLOSURE_GENERATION' });
  });

  it('is not replaced while it is being checked', async () => {
    const person = await at('t02', 'INSURANCE_REQUEST', 'replaced@example.com');
    await sendPolicy(person);
    expect(await sendPolicy(person)).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
    expect((await factsOfPerson(app, person)).insuranceUploads).toHaveLength(1);
  });

  it('can be sent after signing, and delays nothing before disbursement', async () => {
    const person = await personAt(app, UNDERINSURED[1], 'INSURANCE_REQUEST');
    await fallShort(person);
    expect(await callAs(app, person, 'postponeInsurance')).toMatchObject({
      status: 200,
      body: { step: 'CLOSING_DISCLOSURE_GENERATION' },
    });
    expect(await callAs(app, person, 'getInsurance')).toMatchObject({
      body: { standing: 'POSTPONED', shortfalls: [] },
    });
    await expectOwnStepOnly(app, elsewhere, 'postponeInsurance');
  });

  it('that was postponed is accepted and checked at a later step, which stays', async () => {
    const person = await at('t02', 'CLOSING_DISCLOSURE_REVIEW', 'between@example.com');
    const opened = async () => (await callAs(app, person, 'getStatus')).body as Status;
    expect((await opened()).alsoOpen).toEqual(['insurance/upload', 'insurance/requirements']);
    expect(await sendPolicy(person)).toMatchObject({
      status: 200,
      body: { step: 'CLOSING_DISCLOSURE_REVIEW', insurance: 'CHECKING' },
    });
    expect((await opened()).alsoOpen).toBeUndefined();
    expect(await sendPolicy(person)).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
    await runTask(app, person);
    expect(await opened()).toMatchObject({ step: 'CLOSING_DISCLOSURE_REVIEW', insurance: 'ACCEPTED' });
  });

  it('that falls short at a later step can be replaced there', async () => {
    const person = await personAt(app, UNDERINSURED[2], 'NOTE_SIGNING');
    await sendPolicy(person);
    await runTask(app, person);
    expect((await callAs(app, person, 'getStatus')).body).toMatchObject({
      ...{ step: 'NOTE_SIGNING', insurance: 'FELL_SHORT' },
      alsoOpen: ['insurance/upload', 'insurance/requirements'],
    });
    await sendPolicy(person);
    await runTask(app, person);
    expect((await callAs(app, person, 'getStatus')).body).toMatchObject({ insurance: 'ACCEPTED' });
  });
});

describe('proof of insurance', () => {
  it('names the coverage and the mortgagee that the policy needs', async () => {
    const person = await at('t02', 'INSURANCE_UPLOAD', 'needs@example.com');
    const { body } = await callAs(app, person, 'getInsurance');
    const { company } = app.context.organisations.get('homeline');
    expect(body).toMatchObject({
      ...{ standing: 'POSTPONED', floodRequired: false, shortfalls: [], loanNumber: expect.any(String) },
      mortgagee: expect.stringContaining(
        `${company.organization} ISAOA/ATIMA, ${company.companyAddress.street1}`,
      ),
    });
    expect((body as { coverageCents: number }).coverageCents).toBeGreaterThan(0);
  });

  it('is checked by the provider, with the coverage that is needed', async () => {
    const person = await at('t02', 'INSURANCE_UPLOAD', 'proof@example.com');
    const documents = [await uploadAs(app, person, 'PROOFOFHAZARDINSURANCE')];
    expect(await callAs(app, person, 'sendInsurance', { documents })).toMatchObject({ status: 200 });
    expect((await factsOfPerson(app, person)).insuranceUploads).toMatchObject([{ documents }]);
    const { body } = await callAs(app, person, 'getInsurance');
    await runTask(app, person);
    expect((await factsOfPerson(app, person)).insuranceChecks).toHaveLength(1);
    const [sent] = (await providers.requests()).filter(
      ({ port, fileNumber }) => port === 'insurance' && fileNumber === person.uuid,
    );
    expect(
      JSON.stringify(sent?.body ?? (await providers.requests()).filter(({ port }) => port === 'insurance')),
    ).toContain(String((body as { coverageCents: number }).coverageCents / 100));
  });

  it('covers floods too in a special hazard area', async () => {
    const person = await at('t21', 'INSURANCE_UPLOAD');
    expect(await callAs(app, person, 'getInsurance')).toMatchObject({ body: { floodRequired: true } });
  });

  it('that was rejected is requested again, until replaced', async () => {
    const person = await at('t21', 'INSURANCE_UPLOAD', 'rejected@example.com');
    const documents = [await uploadAs(app, person, 'PROOFOFFLOODINSURANCE')];
    await callAs(app, person, 'sendInsurance', { documents });
    await recordFacts(app, person, 'STAFF', {
      fact: 'insuranceDecisions',
      value: { decision: 'REJECTED', reason: 'Out of date' } as never,
    });
    expect(await callAs(app, person, 'getInsurance')).toMatchObject({
      body: { standing: 'REJECTED' },
    });
    await callAs(app, person, 'sendInsurance', {
      documents: [await uploadAs(app, person, 'PROOFOFFLOODINSURANCE')],
    });
    expect(await callAs(app, person, 'getInsurance')).toMatchObject({ body: { standing: 'CHECKING' } });
  });

  it('must be the borrower’s own upload of a policy', async () => {
    const person = await at('t02', 'INSURANCE_UPLOAD', 'own@example.com');
    for (const document of [
      await uploadAs(app, person, 'USER_UPLOADED_PAYSTUB'),
      await uploadAs(app, elsewhere, 'PROOFOFHAZARDINSURANCE'),
    ])
      expect(await callAs(app, person, 'sendInsurance', { documents: [document] })).toMatchObject({
        status: 400,
      });
    expect((await factsOfPerson(app, person)).insuranceUploads).toEqual([]);
    await expectOwnStepOnly(app, elsewhere, 'sendInsurance', {
      documents: [await uploadAs(app, elsewhere, 'PROOFOFHAZARDINSURANCE')],
    });
  });
});
