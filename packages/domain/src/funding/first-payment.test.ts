import { expect, test } from 'vitest';
import { type Facts, noFacts, withFact } from '../facts/facts.ts';
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
