// Proves LW-14.

import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { factsOfPerson, personAt } from '../../testing/person-at.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { openDocument } from '../documents/stored-file.ts';

const serving = {
  ...builtInPersona('t01'),
  ...{ testId: '901-00-9001', email: 'serving@example.com', phone: '(555) 555-9001' },
  property: { ...builtInPersona('t01').property, street1: '9001 Test Street' },
  forced: {
    vendors: [{ port: 'military', answers: ['ACTIVE_DUTY', 'ACTIVE_DUTY'] }],
    staff: [],
    borrower: [],
  },
};
const couple = builtInPersona('t56');

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp([serving, couple]);
});
afterAll(() => app.stop());

it('checks military service once when the line opens, stores the certificate, and shows it only to staff', async () => {
  const person = await personAt(app, serving, 'COMPLETE');
  await expect.poll(async () => (await factsOfPerson(app, person)).militaryServiceChecks).toHaveLength(1);
  const facts = await factsOfPerson(app, person);
  const [check = expect.fail()] = facts.militaryServiceChecks;
  expect(check).toMatchObject({ answer: 'ACTIVE_DUTY', certificateNumber: expect.any(String) });
  expect(check.asOf).toBe(facts.noteSignatures.at(-1)?.at.slice(0, 10));
  const step = currentStep(facts);
  expect([step.id, taskOf(step, facts)]).toEqual(['COMPLETE', undefined]);
  const key = { organisation: 'homeline', applicationId: person.uuid };
  const certificate = await openDocument(app.context, key, check.certificate);
  expect(Buffer.from(certificate.bytes).toString('latin1')).toMatch(
    /^%PDF[\s\S]*On active duty on this date/,
  );
  const processor = await createStaffMember(app, ['OPERATIONS']);
  const file = (await app.call('getLoanFile', { jwt: processor, params: { uuid: person.uuid } }))
    .body as LoanFile;
  expect(file.figures).toContainEqual(
    expect.objectContaining({ label: 'Military service', detail: 'SCRA protects: tell the servicer' }),
  );
  const { body: documents } = await app.call('listDocuments', {
    jwt: person.jwt,
    params: { uuid: person.uuid },
  });
  expect(JSON.stringify(documents)).not.toContain('SERVICE_CERTIFICATE');
});

it('also checks each co-borrower', async () => {
  const person = await personAt(app, couple, 'COMPLETE');
  await expect.poll(async () => (await factsOfPerson(app, person)).militaryServiceChecks).toHaveLength(2);
  const { militaryServiceChecks, signers } = await factsOfPerson(app, person);
  expect(militaryServiceChecks.map(({ signer }) => signer)).toEqual([undefined, signers?.signers[0]?.uuid]);
  expect(new Set(militaryServiceChecks.map(({ certificate }) => certificate)).size).toBe(2);
});
