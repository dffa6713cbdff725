import { describe, expect, test } from 'vitest';
import { STATE_CODES } from '../states/us-states.ts';
import { licenceText } from './licences.ts';

const lender = { companyNameShort: 'Acme', allowRegulatorReview: false };

describe('what the footer says of licences', () => {
  test('fewer than 50 states: more are to come', () => {
    expect(licenceText(['OH', 'GA'], lender)).toEqual({
      states: 'Acme lends in Georgia and Ohio.',
      moreToCome: 'We are not in every state yet. More states are to come.',
    });
  });

  test('50 states or more: nothing is to come', () => {
    expect(licenceText(STATE_CODES, lender).moreToCome).toBeUndefined();
  });

  test('New York names its regulator', () => {
    expect(licenceText(['NY'], lender).newYork).toContain('licensed by the New York State Department');
  });

  test('while the regulator reviews, New York is not among the states lent in', () => {
    const text = licenceText(['NY', 'OH'], { ...lender, allowRegulatorReview: true });
    expect(text.states).toBe('Acme lends in Ohio.');
    expect(text.newYork).toContain('not accepted yet');
  });
});
