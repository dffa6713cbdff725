// Proves LW-02.

import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { closingDocuments, noteIsSigned } from '@homeline/domain/facts/closing.selectors.ts';
import { type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { notaryAppointment, offeredInstead } from '@homeline/domain/facts/notary.selectors.ts';
import {
  rescissionEndsIfSigned,
  rescissionEndsOn,
  rescissionNoticeIsDue,
} from '@homeline/domain/funding/rescission-period.ts';
import { signedAtOffice } from '@homeline/domain/notary/office-closing.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { RULES } from '@homeline/domain/workflow/rules.ts';
import { staffDecision } from '@homeline/domain/workflow/staff-decisions.ts';
import { describe, expect, it } from 'vitest';
import { type CameBack, WEBHOOK_FACTS } from '../../apps/server/src/modules/webhooks/webhook-facts.ts';
import { homeline, personNamed } from './people.ts';

const STARTED_AT = '2026-03-10T17:00:00.000Z';
const DOCUMENT = '00000000-0000-4000-8000-0000000000aa';
const taylor = personNamed('T15');

const write = (facts: Facts, at: string, ...writes: readonly FactWrite[]) =>
  writes.reduce((known, each) => withFact(known, each, at), facts);

/** What the system does next, and where. */
const next = (facts: Facts) => {
  const step = currentStep(facts);
  return [step.id, taskOf(step, facts)];
};

const scheduling = walk(taylor, homeline, STARTED_AT, 'MANUAL_NOTARY_SCHEDULING').facts;
const requested = (facts: Facts, requestedTime: string) =>
  write(facts, '2026-06-16T15:00:00.000Z', {
    fact: 'notaryAppointments',
    value: { requestedTime, place: 'Title office' },
  });
const FRIDAY = '2026-06-19T16:00:00.000Z';
const MONDAY = '2026-06-22T16:00:00.000Z';

/** Writes the papers that the appointment asks for. */
const withPapers = (facts: Facts, appointmentOn: string) =>
  write(
    facts,
    '2026-06-16T15:00:05.000Z',
    {
      fact: 'closingDocuments',
      value: { answer: 'READY', documents: [DOCUMENT], appointmentOn },
    } as FactWrite,
    { fact: 'notaryDocuments', value: { answer: 'READY', documents: [DOCUMENT] } },
  );
const booked = (facts: Facts, confirmedTime: string) =>
  write(facts, '2026-06-16T15:00:10.000Z', {
    fact: 'appointmentBookings',
    value: { appointment: 'A1', confirmedTime, place: 'Title office' },
  });
const ended = (facts: Facts, answer: 'SIGNED_RETURNED' | 'NO_SHOW', at: string) =>
  write(facts, at, {
    fact: 'manualNotaryResults',
    value: { answer, sealed: answer !== 'NO_SHOW', ...(answer !== 'NO_SHOW' && { document: DOCUMENT }) },
  });

const signed19 = { documents: [DOCUMENT], signedOn: civilDate('2026-06-19') };

describe('a Texas closing: one appointment, at an office (Tex. Const. art. XVI, 50(a)(6)(N))', () => {
  it('leaves the agreement unsigned until the appointment', () => {
    expect(currentStep(scheduling).id).toBe('MANUAL_NOTARY_SCHEDULING');
    expect(scheduling.noteSignatureRequests).toEqual([]);
    expect(noteIsSigned(scheduling)).toBe(false);
  });

  it('has the papers written again for the day of the appointment, before the notary is booked', () => {
    const asked = requested(scheduling, FRIDAY);
    expect(next(asked)).toEqual(['MANUAL_DEED_SIGNING', 'generateClosingDocuments']);
    const papers = withPapers(asked, '2026-06-19');
    expect(next({ ...papers, notaryDocuments: asked.notaryDocuments })).toEqual([
      'MANUAL_DEED_SIGNING',
      'generateNotaryDocuments',
    ]);
    expect(next(papers)).toEqual(['MANUAL_DEED_SIGNING', 'bookNotary']);
    expect(next(booked(papers, FRIDAY))).toEqual(['MANUAL_DEED_SIGNING', undefined]);
  });

  it('asks the borrower again when the office offers another day, and not for another hour', () => {
    const papers = withPapers(requested(scheduling, FRIDAY), '2026-06-19');
    expect(notaryAppointment(booked(papers, '2026-06-19T20:00:00.000Z'))).toBeDefined();
    const other = booked(papers, MONDAY);
    expect(currentStep(other).id).toBe('MANUAL_NOTARY_SCHEDULING');
    expect(offeredInstead(other)).toMatchObject({ confirmedTime: MONDAY });
  });

  it('writes the papers for the new day after a missed appointment, without a new disclosure to acknowledge', () => {
    const missed = ended(
      booked(withPapers(requested(scheduling, FRIDAY), '2026-06-19'), FRIDAY),
      'NO_SHOW',
      '2026-06-19T17:00:00.000Z',
    );
    expect(next(missed)[0]).toBe('MANUAL_NOTARY_SCHEDULING');
    expect(next(requested(missed, MONDAY))).toEqual(['MANUAL_DEED_SIGNING', 'generateClosingDocuments']);
  });

  it('signs the agreement by what comes back with the deed', () => {
    const there = booked(withPapers(requested(scheduling, FRIDAY), '2026-06-19'), FRIDAY);
    const returned = ended(there, 'SIGNED_RETURNED', '2026-06-19T17:00:00.000Z');
    const signed = write(returned, '2026-06-19T17:00:00.000Z', ...signedAtOffice(returned, signed19));
    expect(noteIsSigned(signed)).toBe(true);
    expect(closingDocuments(signed)).toMatchObject({ appointmentOn: '2026-06-19' });
    expect(signedAtOffice(signed, signed19)).toEqual([]);
  });

  it('accepts no deed without the agreement, whoever decides', () => {
    const there = booked(withPapers(requested(scheduling, FRIDAY), '2026-06-19'), FRIDAY);
    const deedAlone = ended(there, 'SIGNED_RETURNED', '2026-06-19T17:00:00.000Z');
    expect(currentStep(deedAlone).id).toBe('DEED_REVIEW');
    const context = { ...homeline, today: '2026-06-19', ageYears: 45 } as never;
    expect(staffDecision('DEED_REVIEW', 'DEED_ACCEPTED')?.(deedAlone, context, {})).toMatchObject({
      refusal: expect.stringContaining('50(a)(6)(N)'),
    });
  });
});

describe('what comes back from an appointment', () => {
  const AGREEMENT = '00000000-0000-4000-8000-0000000000a1';
  const DEED = '00000000-0000-4000-8000-0000000000a2';
  const there = write(
    requested(scheduling, FRIDAY),
    '2026-06-16T15:00:05.000Z',
    {
      fact: 'closingDocuments',
      value: { answer: 'READY', documents: [AGREEMENT], appointmentOn: civilDate('2026-06-19') },
    },
    { fact: 'notaryDocuments', value: { answer: 'READY', documents: [DEED] } },
    {
      fact: 'appointmentBookings',
      value: { appointment: 'A1', confirmedTime: FRIDAY, place: 'Title office' },
    },
  );
  const event = {
    ...{ reference: DOCUMENT, fileNumber: DOCUMENT, event: 'APPOINTMENT_ENDED' as const },
    ...{ appointment: 'A1', answer: 'SIGNED_RETURNED' as const, sealed: true, documents: [] },
  };
  const agreement = { uuid: DOCUMENT, type: 'HELOC_AGREEMENT' as const, sent: AGREEMENT };
  const deed = { uuid: DOCUMENT, type: 'SECURITY_INSTRUMENT' as const, sent: DEED };
  const today = civilDate('2026-06-19');

  /** The facts after the notary's answer, at noon of a day. */
  function cameBack(came: Partial<CameBack>, signedAt?: string, day = today): Facts {
    const writes = WEBHOOK_FACTS.notary({ ...event, signedAt }, there, {
      ...{ files: [agreement, deed], missing: [], today: day },
      ...came,
    });
    return write(there, `${day}T17:00:00.000Z`, ...writes);
  }

  const accept = (facts: Facts) =>
    staffDecision('DEED_REVIEW', 'DEED_ACCEPTED')?.(facts, { ...homeline, today, ageYears: 45 } as never, {});

  it('is signed when everything came back, signed on the day of the papers', () => {
    expect(noteIsSigned(cameBack({}))).toBe(true);
    expect(accept(cameBack({}))).toMatchObject([{ fact: 'deedDecisions', value: { decision: 'ACCEPTED' } }]);
  });

  it.each([
    ['the instrument', { files: [agreement] }],
    [
      'the instrument of these papers, not of earlier ones',
      { files: [agreement, { ...deed, sent: DOCUMENT }] },
    ],
  ])('is accepted by nobody without %s', (_, came) => {
    expect(accept(cameBack(came))).toEqual({ refusal: expect.stringContaining('nothing can be recorded') });
    expect(RULES.deedComplete(cameBack(came), { ...homeline, today, ageYears: 45 } as never)).toMatchObject({
      passes: false,
    });
  });

  it('signs nothing while a paper to sign is missing', () => {
    const partly = cameBack({ missing: ['TEXAS_FMV_ACKNOWLEDGMENT'] });
    expect(noteIsSigned(partly)).toBe(false);
    expect(accept(partly)).toEqual({ refusal: expect.stringContaining('50(a)(6)(N), (Q)') });
  });

  it('signs nothing on another day than the papers state', () => {
    expect(noteIsSigned(cameBack({}, '2026-06-17T16:00:00.000Z', civilDate('2026-06-17')))).toBe(false);
    expect(noteIsSigned(cameBack({}, undefined, civilDate('2026-06-17')))).toBe(false);
  });

  it('goes to operations when a signer came and declined, until they come back', () => {
    const rory = {
      uuid: DOCUMENT,
      name: 'Rory Texan',
      email: 'rory@example.com',
      type: 'CO_DEEDER' as const,
    };
    const withSpouse = write(there, '2026-06-16T15:00:20.000Z', {
      fact: 'signers',
      value: { signers: [{ ...rory, holdsTitle: false, isSpouse: true }] },
    });
    const declined = { ...event, answer: 'NO_SHOW' as const, sealed: false, declinedBy: 'Rory@example.com' };
    const writes = WEBHOOK_FACTS.notary(declined, withSpouse, { files: [], missing: [], today });
    const facts = write(withSpouse, '2026-06-19T17:00:00.000Z', ...writes);
    expect(facts.signerActs.at(-1)).toMatchObject({ signer: rory.uuid, act: 'REFUSED' });
    expect(currentStep(facts).id).toBe('SIGNDOCS_REVIEW');
    const back = write(facts, '2026-06-20T17:00:00.000Z', {
      fact: 'signerActs',
      value: { signer: rory.uuid, act: 'RETRIED' },
    });
    expect(currentStep(back).id).not.toBe('SIGNDOCS_REVIEW');
  });

  it('counts from the day of the appointment, however late it comes back', () => {
    for (const signedAt of [undefined, '2026-06-19T16:30:00.000Z']) {
      const facts = cameBack({}, signedAt, civilDate('2026-06-23'));
      expect(noteIsSigned(facts)).toBe(true);
      expect(rescissionNoticeIsDue(facts)).toBe(false);
      expect(rescissionEndsOn(facts)).toBe(rescissionEndsIfSigned(today, 'TX'));
    }
  });
});
