// Proves LW-05.

import { expect, test } from 'vitest';
import { civilDate } from '../dates/civil-date.ts';
import { type Facts, noFacts, withFact } from '../facts/facts.ts';
import { expectedFirstDraw } from './first-draw.ts';
import { firstPaymentOn } from './first-payment.ts';

const home: Facts = { ...noFacts(), property: { state: 'WA' } as NonNullable<Facts['property']> };

test('the first payment is due one month after the agreement, by the date at the home', () => {
  const agreed = withFact(
    home,
    { fact: 'closingDocuments', value: { answer: 'READY', documents: [] } },
    '2026-07-01T05:00:00.000Z',
  );
  expect(firstPaymentOn(agreed)).toBe('2026-07-30');
  expect(firstPaymentOn(home)).toBeUndefined();
});

test('no payment is due before the first draw: a draw on or after a due date moves the first payment to the next', () => {
  const agreed = withFact(
    home,
    { fact: 'closingDocuments', value: { answer: 'READY', documents: [] } },
    '2026-07-01T05:00:00.000Z',
  );
  const drawnAt = (at: string) =>
    withFact(
      agreed,
      { fact: 'disbursements', value: { reference: '', amountCents: 1, accountUuid: '' } as never },
      at,
    );
  expect(firstPaymentOn(drawnAt('2026-07-29T17:00:00.000Z'))).toBe('2026-07-30');
  expect(firstPaymentOn(drawnAt('2026-07-30T17:00:00.000Z'))).toBe('2026-08-30');
});

test('the first draw is expected after the right to cancel and the mail, or at once where nobody may cancel', () => {
  // Signed Tuesday, March 10; the right to cancel ends Friday, March 13.
  expect(expectedFirstDraw(civilDate('2026-03-10'), civilDate('2026-03-13'))).toBe('2026-03-18');
  expect(expectedFirstDraw(civilDate('2026-03-10'), undefined)).toBe('2026-03-10');
  expect(expectedFirstDraw(civilDate('2026-03-14'), undefined)).toBe('2026-03-16');
});
