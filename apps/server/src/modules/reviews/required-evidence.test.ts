// Proves CO-11.

import { randomUUID } from 'node:crypto';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, register } from '../../testing/persona-driver.ts';

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
});
afterAll(() => app.stop());

it('requests a trust’s documents automatically, shows them at its review, and lets it be approved', async () => {
  const journey = await register(app, builtInPersona('t20'));
  await drive(journey, decider, 'DOCUMENT_REQUEST');
  expect(await journey.call('listConditions')).toMatchObject([{ categoryEnum: 'REVIEW_TRUST_REQUIREMENTS' }]);
  await drive(journey, decider, 'TRUST_REVIEW');
  const params = { uuid: journey.uuid };
  const file = (await app.call('getLoanFile', { params, jwt: decider })).body as LoanFile;
  expect(file.reviewDocuments).not.toEqual([]);
  expect(file.decisions.map(({ title }) => title)).toContain('Ask for other trust documents');
  const approved = await app.call('decideReview', {
    params,
    body: { step: 'TRUST_REVIEW', decision: 'TRUST_APPROVED' },
    headers: { 'idempotency-key': randomUUID() },
    jwt: decider,
  });
  expect(approved.status).toBe(200);
});

it('shows an underwriter each year of tax return income, as the provider read it', async () => {
  const journey = await register(app, builtInPersona('t43'));
  await drive(journey, decider, 'UW_REVIEW');
  const given = { params: { uuid: journey.uuid }, jwt: decider };
  const { evidence } = (await app.call('getLoanFile', given)).body as LoanFile;
  const tables = evidence.flatMap((topic) => topic.tables);
  expect(tables.find(({ title }) => title === 'Tax years')?.rows).toHaveLength(2);
});
