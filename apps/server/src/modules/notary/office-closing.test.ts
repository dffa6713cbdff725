// Proves LW-02, DS-42.

import { randomUUID } from 'node:crypto';
import type { Notary } from '@homeline/contract/notary/get-notary.ts';
import { addDays } from '@homeline/domain/dates/civil-date.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { executedPapers, officeAppointmentDay } from '@homeline/domain/facts/notary.selectors.ts';
import { rescissionEndsIfSigned, rescissionEndsOn } from '@homeline/domain/funding/rescission-period.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { createDecider, drive, type Journey, register } from '../../testing/persona-driver.ts';
import { sendWebhook } from '../../testing/send-webhook.ts';
import { DEED } from '../../vendors/bridge-check/sample-requests.ts';
import { documentsOf, openDocument, openPage } from '../documents/stored-file.ts';

const PATIENCE_MS = 120_000;
const { additionalSigner } = builtInPersona('t61');
/** A married sole owner in Texas, where the home is community property. */
const TEXAN = { ...builtInPersona('t15'), additionalSigner, dates: {} };
const key = (journey: Journey) => ({ organisation: 'homeline', applicationId: journey.uuid });

let app: AppWithProviders;
let decider: string;
let taylor: Journey;
let scheduling: Facts;
beforeAll(async () => {
  app = await workingApp();
  decider = await createDecider(app);
  await app.providers.moveClock('2026-03-10T17:00:00.000Z');
  taylor = await register(app, TEXAN);
  await drive(taylor, decider, 'NOTE_SIGNING');
}, PATIENCE_MS);
afterAll(() => app.stop());

const attempt = (name: Parameters<AppWithProviders['call']>[0], body?: object) =>
  app.call(name, {
    params: { uuid: taylor.uuid },
    jwt: taylor.jwt,
    headers: { 'idempotency-key': `office-${name}-${JSON.stringify(body ?? {}).length}` },
    ...(body && { body }),
  });

/** Returns the text of the newest document of a type. */
async function pageText(facts: Facts, type: string): Promise<string> {
  const uuids = [...facts.closingDocuments, ...facts.notaryDocuments].flatMap(({ documents }) => documents);
  for (const uuid of uuids.toReversed()) {
    if ((await openDocument(app.context, key(taylor), uuid)).type === type)
      return (await openPage(app.context, key(taylor), uuid)) ?? '';
  }
  throw new Error(`No document is a ${type}`);
}

const inWords = (day: string) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

describe('a Texas line closes in one appointment at an office (Tex. Const. art. XVI, 50(a)(6)(N))', () => {
  it(
    'refuses a signature in the browser, from borrower and spouse',
    async () => {
      const { closingDocuments } = await taylor.facts();
      const signature = {
        documents: closingDocuments.at(-1)?.documents ?? [],
        typedName: TEXAN.name,
        consent: { agreed: true, textVersion: '2026-11' },
      };
      expect(await attempt('giveSignature', signature)).toMatchObject({ status: 409 });
      scheduling = await drive(taylor, decider, 'MANUAL_NOTARY_SCHEDULING');
      expect(scheduling.noteSignatureRequests).toEqual([]);
      expect(scheduling.signerSignatureRequests).toEqual([]);
      expect(scheduling.signerActs.map(({ act }) => act)).not.toContain('NOTE_SIGNED');
    },
    PATIENCE_MS,
  );

  it('is not booked at the home', async () => {
    const { street1, city } = TEXAN.property;
    const tomorrow = { requestedTime: '2026-04-06T16:00:00.000Z', place: `${street1}, ${city}` };
    expect(await attempt('requestAppointment', tomorrow)).toMatchObject({
      status: 400,
      body: { fields: { place: 'Must be an office, not your home' } },
    });
  });

  it(
    'dates every document on the appointment’s day, with nothing to acknowledge again',
    async () => {
      const requestedTime = '2026-04-08T16:00:00.000Z';
      await taylor.call('requestAppointment', { body: { requestedTime, place: 'Lone Star Title' } });
      const booked = await expect
        .poll(() => taylor.call<Notary>('getNotary'), { timeout: PATIENCE_MS, interval: 20 })
        .toMatchObject({ appointment: { confirmedTime: requestedTime, place: 'Lone Star Title' } })
        .then(() => taylor.facts());
      expect(officeAppointmentDay(booked)).toBe('2026-04-08');
      expect(booked.closingDocuments.at(-1)).toMatchObject({ appointmentOn: '2026-04-08' });
      expect(booked.closingAcknowledgement).toEqual(scheduling.closingAcknowledgement);
      for (const type of ['HELOC_AGREEMENT', 'NOTICE_OF_RIGHT_TO_CANCEL', 'TEXAS_HOME_EQUITY_AFFIDAVIT'])
        expect(await pageText(booked, type), type).toContain(inWords('2026-04-08'));
      const lastDay = rescissionEndsIfSigned('2026-04-08' as never, 'TX');
      expect(await pageText(booked, 'NOTICE_OF_RIGHT_TO_CANCEL')).toContain(inWords(lastDay));
    },
    PATIENCE_MS,
  );

  it(
    'can be rescheduled, which cancels the booking and reissues every document for the new date',
    async () => {
      const booking = (await taylor.facts()).appointmentBookings.at(-1);
      await taylor.call('changeAppointment');
      expect((await attempt('changeAppointment', {})).status).toBe(409);
      const requestedTime = '2026-04-09T16:00:00.000Z';
      await taylor.call('requestAppointment', { body: { requestedTime, place: 'Lone Star Title' } });
      const moved = await expect
        .poll(() => taylor.call<Notary>('getNotary'), { timeout: PATIENCE_MS, interval: 20 })
        .toMatchObject({ appointment: { confirmedTime: requestedTime, canChange: true } })
        .then(() => taylor.facts());
      expect(moved.appointmentCancellations).toEqual([
        expect.objectContaining({ answer: 'CANCELED', appointment: booking?.appointment }),
      ]);
      for (const type of ['HELOC_AGREEMENT', 'NOTICE_OF_RIGHT_TO_CANCEL', 'TEXAS_HOME_EQUITY_AFFIDAVIT'])
        expect(await pageText(moved, type), type).toContain(inWords('2026-04-09'));
    },
    PATIENCE_MS,
  );

  it(
    'stores documents signed at a canceled appointment once, and holds for a review',
    async () => {
      const { appointmentBookings, notaryDocuments } = await taylor.facts();
      const deed = notaryDocuments.at(-2)?.documents[0];
      const { reference } = await app.context.db
        .selectFrom('intent')
        .select('reference')
        .where('application_id', '=', taylor.uuid)
        .where('task', '=', 'bookNotary')
        .orderBy('entered_seq')
        .executeTakeFirstOrThrow();
      const signed = {
        ...{ port: 'notary', event: 'APPOINTMENT_ENDED', outcome: 'SIGNED_RETURNED', sealed: true },
        ...{ reference, fileNumber: taylor.uuid, appointment: appointmentBookings[0]?.appointment },
        documents: [
          { id: deed, ...DEED, bytes: undefined, content: Buffer.from(DEED.bytes).toString('base64') },
        ],
      };
      expect(await sendWebhook(app, 'notary', signed)).toBe(204);
      expect(await sendWebhook(app, 'notary', signed)).toBe(204);
      const facts = await taylor.facts();
      expect(currentStep(facts).id).toBe('ON_HOLD');
      expect(facts.manualNotaryResults).toEqual([]);
      expect(facts.notaryPapersSetAside).toHaveLength(1);
      const [kept = ''] = facts.notaryPapersSetAside[0]?.documents ?? [];
      expect((await openDocument(app.context, key(taylor), kept)).type).toBe('SECURITY_INSTRUMENT');
      await app.call('decideReview', {
        ...{ params: { uuid: taylor.uuid }, jwt: decider, headers: { 'idempotency-key': randomUUID() } },
        body: { step: 'ON_HOLD', decision: 'HOLD_RELEASED' },
      });
      expect(currentStep(await taylor.facts()).id).toBe('MANUAL_DEED_SIGNING');
    },
    PATIENCE_MS,
  );

  it(
    'returns the agreement with the deed, signed by everyone together',
    async () => {
      const facts = await drive(taylor, decider, 'RESCISSION');
      const [note] = facts.noteSignatures;
      const [deed] = facts.manualNotaryResults;
      expect(facts.noteSignatures).toHaveLength(1);
      expect(note).toMatchObject({ answer: 'SIGNED', at: deed?.at });
      const types = await Promise.all(
        (note?.documents ?? []).map(
          async (uuid) => (await openDocument(app.context, key(taylor), uuid)).type,
        ),
      );
      expect(types).toContain('HELOC_AGREEMENT');
      const rory = facts.signers?.signers[0]?.uuid;
      expect(facts.signerActs.at(-1)).toMatchObject({ signer: rory, act: 'NOTE_SIGNED', at: deed?.at });
      expect(facts.rescissionNotices).toEqual([]);
      const stored = await documentsOf(app.context.db, key(taylor))
        .select(['document.uuid', 'document.type'])
        .where('document.uuid', 'in', [...executedPapers(facts)])
        .execute();
      expect(stored.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['SECURITY_INSTRUMENT', 'TEXAS_HOME_EQUITY_AFFIDAVIT', 'HELOC_AGREEMENT']),
      );
      expect(rescissionEndsOn(facts)).toBe(addDays('2026-04-09' as never, 4));
    },
    PATIENCE_MS,
  );
});
