import { expect, test } from 'vitest';
import { appointmentProblem } from './appointment.ts';

const monday = { now: '2026-03-02T15:00:00.000Z', state: 'TX' };

test.each([
  ['2026-03-03T16:00:00.000Z', undefined],
  ['2026-03-03T14:00:00.000Z', undefined],
  ['2026-03-03T13:59:00.000Z', 'Must be between 8 AM and 6 PM'],
  ['2026-03-04T00:00:00.000Z', 'Must be between 8 AM and 6 PM'],
  ['2026-03-07T16:00:00.000Z', 'Must be on a business day'],
  ['2026-07-03T16:00:00.000Z', undefined],
  ['2026-11-26T16:00:00.000Z', 'Must be on a business day'],
  ['2026-03-02T14:00:00.000Z', 'Must be in the future'],
])('a notary asked for at %s in Texas: %s', (requestedTime, problem) => {
  expect(appointmentProblem(requestedTime, monday)).toBe(problem);
});
