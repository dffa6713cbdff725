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

describe('proof of insurance', () => {
  it('names the coverage and the mortgagee that the policy needs', async () => {
    const person = await at('t01', 'INSURANCE_UPLOAD');
    const { body } = await callAs(app, person, 'getInsurance');
    const { company } = app.context.organisations.get('homeline');
    expect(body).toMatchObject({
      ...{ complete: false, floodRequired: false, rejected: false, loanNumber: expect.any(String) },
      mortgagee: expect.stringContaining(
        `${company.organization} ISAOA/ATIMA, ${company.companyAddress.street1}`,
      ),
    });
    expect((body as { coverageCents: number }).coverageCents).toBeGreaterThan(0);
  });

  it('is checked by the provider, with the coverage that is needed', async () => {
    const person = await at('t01', 'INSURANCE_UPLOAD', 'proof@example.com');
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

  it('that was rejected is asked for again, until another is sent', async () => {
    const person = await at('t21', 'INSURANCE_UPLOAD', 'rejected@example.com');
    const documents = [await uploadAs(app, person, 'PROOFOFFLOODINSURANCE')];
    await callAs(app, person, 'sendInsurance', { documents });
    await recordFacts(app, person, 'STAFF', {
      fact: 'insuranceDecisions',
      value: { decision: 'REJECTED', reason: 'Out of date' } as never,
    });
    expect(await callAs(app, person, 'getInsurance')).toMatchObject({
      body: { rejected: true, complete: false },
    });
    await callAs(app, person, 'sendInsurance', {
      documents: [await uploadAs(app, person, 'PROOFOFFLOODINSURANCE')],
    });
    expect(await callAs(app, person, 'getInsurance')).toMatchObject({ body: { rejected: false } });
  });

  it('is an upload of the borrower’s own, of a policy', async () => {
    const person = await at('t01', 'INSURANCE_UPLOAD', 'own@example.com');
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
