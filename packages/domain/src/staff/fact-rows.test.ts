import { expect, it } from 'vitest';
import { factRows } from './fact-rows.ts';

it('staff read a fact as lines: amounts in dollars, dates, answers and codes in words, and no ids', () => {
  const value = {
    employmentType: 'FULL_TIME',
    monthlyGrossCents: 980_000,
    cltvPct: 71.5,
    state: 'OH',
    uuid: '3f1c2b8e-9a4d-4c1e-8b7a-2d5e6f708192',
    ownedSince: '2015-03-04',
    listedForSale: false,
    liens: [{ holder: 'First Bank', amountCents: 100 }],
    explanation: { sections: [] },
  };
  expect(factRows(value)).toEqual([
    { label: 'Employment type', value: 'Full time' },
    { label: 'Monthly gross', value: '$9,800.00' },
    { label: 'CLTV', value: '71.5%' },
    { label: 'State', value: 'OH' },
    { label: 'Owned since', value: '03/04/2015' },
    { label: 'Listed for sale', value: 'No' },
    { label: 'Liens · 1 · Holder', value: 'First Bank' },
    { label: 'Liens · 1 · Amount', value: '$1.00' },
  ]);
});

it('staff see that an encrypted value is there, and nothing of it', () => {
  expect(factRows({ dob: 'sealed:k1:abcdef' })).toEqual([
    { label: 'Date of birth', value: '', isMasked: true },
  ]);
});
