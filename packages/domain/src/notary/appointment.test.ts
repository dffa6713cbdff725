// Proves LW-02.

import { expect, test } from 'vitest';
import { noFacts, withFact } from '../facts/facts.ts';
import { appointmentProblem, canChangeAppointment, placeProblem } from './appointment.ts';

const monday = { now: '2026-03-02T15:00:00.000Z', timeZone: 'America/Chicago' };

test.each([
  ['2026-03-03T16:00:00.000Z', undefined],
  ['2026-03-03T14:00:00.000Z', undefined],
  ['2026-03-03T13:59:00.000Z', 'Must be between 8 AM and 6 PM'],
  ['2026-03-04T00:00:00.000Z', 'Must be between 8 AM and 6 PM'],
  ['2026-03-07T16:00:00.000Z', 'Must be on a business day'],
  ['2026-05-29T16:00:00.000Z', undefined],
  ['2026-05-25T16:00:00.000Z', 'Must be on a business day'],
  ['2026-06-01T16:00:00.000Z', 'Cannot be more than 90 days from now'],
  ['2099-12-01T16:00:00.000Z', 'Cannot be more than 90 days from now'],
  ['2026-03-02T14:00:00.000Z', 'Must be in the future'],
])('an appointment requested for %s in Texas has the problem %s', (requestedTime, problem) => {
  expect(appointmentProblem(requestedTime, monday)).toBe(problem);
});

const home = { state: 'TX', street1: '115 Test Street' };

test.each([
  ['115 Test Street, Austin, TX 78704', home, 'Must be an office, not your home'],
  ['at 115  TEST street', home, 'Must be an office, not your home'],
  ['115 Test St., my kitchen', home, 'Must be an office, not your home'],
  ['Lone Star Title, 1150 Test Street, Austin', home, undefined],
  ['12115 Test Street, Austin', home, undefined],
  ['115 Test Street, Columbus', { ...home, state: 'OH' }, undefined],
])('a Texas closing is not at the home: %s', (place, where, problem) => {
  expect(placeProblem(place, where)).toBe(problem);
});

test('another time can be requested from the confirmation until the appointment begins', () => {
  const requestedTime = '2026-03-05T16:00:00.000Z';
  const place = 'Title office';
  const requested = withFact(
    noFacts(),
    { fact: 'notaryAppointments', value: { requestedTime, place } },
    monday.now,
  );
  const booked = withFact(
    requested,
    { fact: 'appointmentBookings', value: { appointment: 'A1', confirmedTime: requestedTime, place } },
    monday.now,
  );
  expect(canChangeAppointment(requested, monday.now)).toBe(false);
  expect(canChangeAppointment(booked, '2026-03-05T15:59:59.999Z')).toBe(true);
  expect(canChangeAppointment(booked, requestedTime)).toBe(false);
});
