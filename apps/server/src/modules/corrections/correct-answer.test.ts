// Proves CO-19.

import { randomUUID } from 'node:crypto';
import type { FileCorrections } from '@homeline/contract/corrections/correct-answer.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, createStaffMember, drive, register } from '../../testing/persona-driver.ts';
import { sendOutbox } from '../notifications/outbox.ts';

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
});
afterAll(() => app.stop());

it('staff see what a correction redoes, correct the employer and the contact with a reason, and the old address is told', async () => {
  const processor = await createStaffMember(app, ['OPERATIONS']);
  const journey = await register(app, { ...builtInPersona('t01'), email: 'mistyped@example.com' });
  await drive(journey, await createDecider(app), 'DISBURSEMENT_ACCOUNT');
  const given = { params: { uuid: journey.uuid }, jwt: processor };
  const correct = async (body: object) =>
    (await app.call('correctAnswer', { ...given, body, headers: { 'idempotency-key': randomUUID() } })).body;

  const open = (await app.call('listFileCorrections', given)).body as FileCorrections;
  expect(open.corrections).toEqual([
    { what: 'CONTACT', redone: [] },
    { what: 'EMPLOYER', redone: ['INCOME', 'DECISION'] },
    { what: 'VESTING', redone: [] },
  ]);
  const employer = { what: 'EMPLOYER', employerName: 'Scioto Valley Schools' };
  expect(await correct({ ...employer, redone: [], reason: 'Misspelled' })).toMatchObject({
    code: 'STALE_VERSION',
  });
  expect(await correct({ ...employer, redone: ['INCOME', 'DECISION'], reason: '' })).toMatchObject({
    code: 'INVALID_INPUT',
  });
  const contact = { what: 'CONTACT', redone: [], email: 'right@example.com', phone: '(555) 555-0177' };
  await correct({ ...contact, reason: 'Read out by the borrower' });
  expect(await correct({ what: 'ACCOUNT', redone: ['ACCOUNT'], reason: 'x' })).toMatchObject({
    code: 'INVALID_INPUT',
  });
  expect(await correct({ ...employer, redone: ['INCOME', 'DECISION'], reason: 'Misspelled' })).toMatchObject({
    step: 'INCOME_VERIFICATION',
  });
  expect((await journey.facts()).statedIncome?.employerName).toBe('Scioto Valley Schools');

  for (let batch = 0; batch < 10; batch += 1) await sendOutbox(app.context);
  const sent = (await (
    await fetch(`${app.providers.url}/control/messages?to=mistyped@example.com`)
  ).json()) as { subject: string }[];
  expect(sent.map(({ subject }) => subject)).toContain('Your contact details changed');
  const timeline = JSON.stringify((await app.call('getTimeline', given)).body);
  expect(timeline).toContain('Read out by the borrower');
});
