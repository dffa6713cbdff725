// Proves SH-16.

import { describe, expect, test } from 'vitest';
import { STATE_CODES } from '../states/us-states.ts';
import { licenceText } from './licences.ts';

const lender = { companyNameShort: 'Acme', allowRegulatorReview: false };

describe('the footer text on licensed states', () => {
  test('adds that more states will follow below 50', () => {
    expect(licenceText(['OH', 'GA'], lender)).toEqual({
      states: 'Acme lends in Georgia and Ohio.',
      moreToCome: 'We aren’t in every state yet, but more are on the way.',
    });
  });

  test('adds nothing with all 50 states', () => {
    const states = STATE_CODES.filter((state) => state !== 'DC');
    expect(licenceText(states, lender).moreToCome).toBeUndefined();
  });

  test('doesn’t count the District of Columbia as a state', () => {
    const states = STATE_CODES.filter((state) => state !== 'WY');
    expect(licenceText(states, lender).moreToCome).toContain('more are on the way');
  });

  test('says that a lender without a license lends nowhere yet', () => {
    expect(licenceText([], lender)).toEqual({
      states: 'Acme isn’t licensed to lend in any state yet.',
    });
  });

  test('names the regulator of New York', () => {
    expect(licenceText(['NY'], lender).newYork).toContain('licensed by the New York State Department');
  });

  test('says that New York isn’t accepted yet while its regulator reviews the site', () => {
    const text = licenceText(['OH'], { ...lender, allowRegulatorReview: true });
    expect(text.newYork).toContain('not accepted yet');
  });
});
