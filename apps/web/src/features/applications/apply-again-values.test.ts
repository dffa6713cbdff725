// Proves RU-60.

import { Answers } from '@homeline/contract/applications/answers.ts';
import { expect, test } from 'vitest';
import { applyAgainValues } from './apply-again-values.ts';

const entry = { seq: 1, at: '2026-03-10T17:00:00.000Z' };
const last = Answers.pick({ property: true, statedIncome: true, contact: true }).parse({
  property: {
    ...{ street1: '101 Test Street', street2: 'Unit 7', city: 'Columbus', state: 'OH', zip: '43085' },
    ...{ uuid: '00000000-0000-4000-8000-000000000001', occupancy: 'PRIMARY', listedForSale: false, ...entry },
  },
  statedIncome: { employmentType: 'RETIRED', monthlyGrossCents: 420_000, ...entry },
  contact: { email: 'avery@example.com', phone: '(555) 555-0101', ...entry },
});
const home = {
  ...{ street1: '202 Other Street', city: 'Columbus', state: 'OH', zip: '43085' },
  occupancy: 'PRIMARY',
};
const typedBy = (email: string) => ({ 'property-info': home, 'contact-info': { email } });

test('fills in the last home and income, and asks again whether the home is for sale', () => {
  expect(applyAgainValues(last, {})).toMatchObject({
    ...{ street1: '101 Test Street', street2: 'Unit 7', listedForSale: undefined },
    ...{ employmentType: 'RETIRED', monthlyGrossCents: 420_000 },
  });
});

test('fills in what the person typed at registration before signing in', () => {
  const known = applyAgainValues(last, typedBy(' Avery@Example.com'));
  expect(known).toMatchObject({ street1: '202 Other Street', employmentType: 'RETIRED' });
  // A unit belongs to one home.
  expect(known).not.toHaveProperty('street2');
});

test('never shows what another person typed in the same tab', () => {
  expect(applyAgainValues(last, typedBy('blair@example.com'))).toMatchObject({ street1: '101 Test Street' });
  expect(applyAgainValues(last, { 'property-info': home })).toMatchObject({ street1: '101 Test Street' });
  expect(applyAgainValues({ ...last, contact: undefined }, { 'property-info': home })).toMatchObject({
    street1: '101 Test Street',
  });
});
