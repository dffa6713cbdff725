// Proves CO-19.

import { randomUUID } from 'node:crypto';
import type { FileCorrections } from '@homeline/contract/corrections/correct-answer.ts';
import { newestSeq } from '@homeline/domain/facts/facts.ts';
import type { RedonePart } from '@homeline/domain/workflow/correction-names.ts';
import { CORRECTIONS, REDONE_PARTS } from '@homeline/domain/workflow/corrections.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { journeyAt } from '../../testing/journey-at.ts';
import { createDecider, createStaffMember, drive, register } from '../../testing/persona-driver.ts';
import { writtenSince } from '../../testing/written-since.ts';
import { sendOutbox } from '../notifications/outbox.ts';

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
});
afterAll(() => app.stop());

it('lets staff preview and make a correction with a reason, and notifies the old email address', async () => {
  const processor = await createStaffMember(app, ['OPERATIONS']);
  const journey = await register(app, { ...builtInPersona('t01'), email: 'mistyped@example.com' });
  await drive(journey, await createDecider(app), 'DISBURSEMENT_ACCOUNT');
  const given = { params: { uuid: journey.uuid }, jwt: processor };
  const correct = async (body: object) =>
    (await app.call('correctAnswer', { ...given, body, headers: { 'idempotency-key': randomUUID() } })).body;

  const open = (await app.call('listFileCorrections', given)).body as FileCorrections;
  expect(open.corrections).toEqual([
    { what: 'CONTACT', redone: [] },
    { what: 'PROFILE', redone: [] },
    { what: 'ADDRESS', redone: ['HOME', 'OFFERS', 'DECISION'] },
    { what: 'INCOME', redone: ['OFFERS', 'INCOME', 'DECISION'] },
    { what: 'AMOUNT', redone: ['OFFERS', 'DECISION'] },
    { what: 'EMPLOYER', redone: ['INCOME', 'DECISION'] },
    { what: 'VESTING', redone: [] },
  ]);
  expect(JSON.stringify(open)).not.toContain(journey.person.dob);
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

const T01 = builtInPersona('t01');
const { street1, city, state, zip } = T01.property;
const [firstName, lastName] = T01.name.split(' ');
/** What staff enter, and what they are shown that it redoes once the note is ready to sign. */
const CORRECTED: Readonly<
  Record<'PROFILE' | 'ADDRESS' | 'INCOME' | 'AMOUNT', { answers: object; redone: readonly RedonePart[] }>
> = {
  PROFILE: {
    answers: { firstName, lastName: `${lastName}-Smith` },
    redone: ['IDENTITY', 'TITLE', 'COMPLIANCE', 'CLOSING_DOCUMENTS'],
  },
  ADDRESS: {
    answers: { street1, street2: 'Unit 77', city, state, zip },
    redone: ['HOME', 'OFFERS', 'DECISION', 'TITLE', 'COMPLIANCE', 'CLOSING_DOCUMENTS'],
  },
  INCOME: {
    answers: { monthlyGrossCents: 990_000 },
    redone: ['OFFERS', 'INCOME', 'DECISION', 'TITLE', 'COMPLIANCE', 'CLOSING_DOCUMENTS'],
  },
  AMOUNT: {
    answers: {},
    redone: ['OFFERS', 'DECISION', 'TITLE', 'COMPLIANCE', 'CLOSING_DOCUMENTS'],
  },
};

describe('staff correct for the borrower, before anything is signed,', () => {
  it.each(Object.entries(CORRECTED))(
    'the %s, redoing exactly the steps shown, up to signing',
    async (what, { answers, redone }) => {
      const processor = await createStaffMember(app, ['OPERATIONS']);
      const decider = await createDecider(app);
      const property = { ...T01.property, street2: `Unit ${what}` };
      const person = { ...T01, property, email: `${what}@example.com` };
      // Only a borrower who sent a picture of their ID has one to compare with the corrected name.
      const isAtSigning = what !== 'PROFILE';
      const journey = isAtSigning
        ? await journeyAt(app, person, 'NOTE_SIGNING')
        : await register(app, person);
      const before = isAtSigning ? await journey.facts() : await drive(journey, decider, 'NOTE_SIGNING');
      const given = { params: { uuid: journey.uuid }, jwt: processor };
      const { corrections } = (await app.call('listFileCorrections', given)).body as FileCorrections;
      expect(corrections.find((one) => one.what === what)?.redone).toEqual(redone);

      const body = { what, redone, reason: 'Read out by the borrower', ...answers };
      const headers = { 'idempotency-key': randomUUID() };
      expect((await app.call('correctAnswer', { ...given, body, headers })).body).toMatchObject({
        uuid: journey.uuid,
      });
      const after = await drive(journey, decider, 'NOTE_SIGNING');
      const written = writtenSince(after, newestSeq(before));
      for (const part of redone)
        expect(
          REDONE_PARTS[part].writes.some((name) => written.includes(name)),
          part,
        ).toBe(true);
      const allowed = [
        ...CORRECTIONS[what as keyof typeof CORRECTED].writes,
        ...redone.flatMap((part) => REDONE_PARTS[part].writes),
        'documentOpenings',
      ];
      expect(written.filter((name) => !allowed.includes(name))).toEqual([]);
      expect(after.hardCredit).toEqual(before.hardCredit);
    },
  );

  it('a mistyped email before the application is submitted', async () => {
    const processor = await createStaffMember(app, ['OPERATIONS']);
    const journey = await journeyAt(app, { ...T01, email: 'typo@exmaple.com' }, 'OFFER_SELECTION');
    const given = { params: { uuid: journey.uuid }, jwt: processor };
    const body = {
      what: 'CONTACT',
      redone: [],
      email: 'typo@example.com',
      phone: '(555) 555-0177',
      reason: 'By phone',
    };
    const headers = { 'idempotency-key': randomUUID() };
    expect((await app.call('correctAnswer', { ...given, body, headers })).status).toBe(200);
    expect((await journey.facts()).contact?.email).toBe('typo@example.com');
  });

  it.each([
    ['LIEN_VERIFICATION', []],
    ['INCOME_VERIFICATION', ['Choose your offer again']],
  ] as const)(
    'the income at %s, asking only borrowers with offers to choose again',
    async (step, subjects) => {
      const processor = await createStaffMember(app, ['OPERATIONS']);
      const email = `${step.toLowerCase()}@example.com`;
      const journey = await journeyAt(app, { ...T01, email }, step);
      const given = { params: { uuid: journey.uuid }, jwt: processor };
      const { corrections } = (await app.call('listFileCorrections', given)).body as FileCorrections;
      const redone = corrections.find(({ what }) => what === 'INCOME')?.redone;
      const body = { what: 'INCOME', redone, monthlyGrossCents: 990_000, reason: 'By phone' };
      const headers = { 'idempotency-key': randomUUID() };
      expect(await app.call('correctAnswer', { ...given, body, headers })).toMatchObject({ status: 200 });
      for (let batch = 0; batch < 10; batch += 1) await sendOutbox(app.context);
      const sent = await fetch(`${app.providers.url}/control/messages?to=${email}`);
      const found = ((await sent.json()) as { subject: string }[]).map(({ subject }) => subject);
      expect(found.filter((subject) => subject === 'Choose your offer again')).toEqual(subjects);
    },
  );

  it('no address in another state, and no birth date of a person under age', async () => {
    const processor = await createStaffMember(app, ['OPERATIONS']);
    const journey = await journeyAt(app, { ...T01, email: 'refused@example.com' }, 'INCOME_VERIFICATION');
    const given = { params: { uuid: journey.uuid }, jwt: processor };
    const correct = async (body: object) =>
      (await app.call('correctAnswer', { ...given, body, headers: { 'idempotency-key': randomUUID() } }))
        .body;
    const elsewhere = { street1, city: 'Austin', state: 'TX', zip: '78701' };
    expect(
      await correct({ what: 'ADDRESS', redone: ['HOME', 'OFFERS'], reason: 'x', ...elsewhere }),
    ).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { state: expect.stringContaining('another application') },
    });
    expect(
      await correct({ what: 'PROFILE', redone: [], reason: 'x', firstName, lastName, dob: '2012-01-01' }),
    ).toMatchObject({ code: 'UNDER_AGE' });
  });
});
