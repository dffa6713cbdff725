// Proves LW-02.

import { expect, test } from 'vitest';
import { reviewDocuments } from '../staff/review-documents.ts';
import { type Facts, type FactWrite, noFacts, withFact } from './facts.ts';
import {
  executedPapers,
  isManualByLaw,
  isManualNotary,
  notaryAppointment,
  notaryBooking,
  unneededBooking,
} from './notary.selectors.ts';

const AT = '2026-03-02T15:00:00.000Z';

const homeIn = (state: string): Facts => ({
  ...noFacts(),
  property: { state } as NonNullable<Facts['property']>,
});
const inPerson = (facts: Facts) => withFact(facts, { fact: 'manualNotaryChoice', value: {} }, AT);
const byVideo = (facts: Facts) => withFact(facts, { fact: 'remoteNotaryChoices', value: {} }, AT);

test('a borrower can switch between an in-person and a remote notary more than once', () => {
  const chosen = inPerson(homeIn('OH'));
  expect([chosen, byVideo(chosen), inPerson(byVideo(chosen))].map(isManualNotary)).toEqual([
    true,
    false,
    true,
  ]);
});

test('a borrower cannot switch to a remote notary in a state that requires one in person', () => {
  const home = homeIn('GA');
  expect([isManualByLaw(home), isManualNotary(byVideo(home))]).toEqual([true, true]);
});

const request: FactWrite = {
  fact: 'notaryAppointments',
  value: { requestedTime: '2026-03-05T16:00:00.000Z', place: 'Title office' },
};
const booking: FactWrite = {
  fact: 'appointmentBookings',
  value: { appointment: 'A1', confirmedTime: '2026-03-05T16:00:00.000Z', place: 'Title office' },
};
const change: FactWrite = { fact: 'appointmentChanges', value: {} };
const canceled: FactWrite = {
  fact: 'appointmentCancellations',
  value: { answer: 'CANCELED', appointment: 'A1' },
};
const missed: FactWrite = { fact: 'manualNotaryResults', value: { answer: 'NO_SHOW', sealed: false } };
const after = (...writes: FactWrite[]) =>
  writes.reduce<Facts>((facts, each) => withFact(facts, each, AT), inPerson(homeIn('OH')));

test.each<[string, FactWrite[], boolean]>([
  ['is kept while it is the current one', [], false],
  ['is canceled once the borrower gives it up', [change], true],
  ['is canceled once another time was requested', [change, request], true],
  ['is canceled once', [change, canceled, request], false],
  ['was used up by an appointment that nobody kept', [missed, request], false],
])('a booking with the notary %s', (_, writes, isCanceled) => {
  expect(unneededBooking(after(request, booking, ...writes)) !== undefined).toBe(isCanceled);
});

test('a booking is canceled when the application ends before it', () => {
  const booked = after(request, booking);
  expect(unneededBooking(booked, { hasEnded: true })).toMatchObject({ appointment: 'A1' });
});

test('a canceled appointment isn’t current, and its booking isn’t the next one’s', () => {
  expect(notaryBooking(after(request, booking))).toMatchObject({ appointment: 'A1' });
  expect(notaryAppointment(after(request, booking, change))).toBeUndefined();
  expect(notaryBooking(after(request, booking, change, canceled, request))).toBeUndefined();
});

test.each([
  ['a session', 'remoteNotaryResults', 'COMPLETED'],
  ['an office', 'manualNotaryResults', 'SIGNED_RETURNED'],
] as const)(
  'the papers that came back from %s are the deed and all that were signed with it',
  (_, fact, answer) => {
    const [deed, affidavit] = [
      '00000000-0000-4000-8000-000000000001',
      '00000000-0000-4000-8000-000000000002',
    ];
    const value = { answer, sealed: true, document: deed, documents: [deed, affidavit] };
    const facts = after({ fact, value } as FactWrite);
    expect(executedPapers(facts)).toEqual([deed, affidavit]);
    expect(reviewDocuments('DEED_REVIEW', facts)).toEqual([deed, affidavit]);
  },
);
