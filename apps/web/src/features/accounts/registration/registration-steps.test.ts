// Proves RT-01, RT-02.

import { describe, expect, test } from 'vitest';
import { STEPS, stepsFor, stepToShow, type TypedAnswers } from './registration-steps.ts';

const home = {
  street1: '101 Test Street',
  city: 'Columbus',
  state: 'OH',
  zip: '43085',
  occupancy: 'PRIMARY',
};
const typed: TypedAnswers = {
  'property-info': home,
  'sale-status': { listedForSale: false },
  'income-info': { employmentType: 'FULL_TIME', monthlyGrossCents: 980_000 },
  name: { firstName: 'Avery', lastName: 'Happy' },
};

describe('the registration', () => {
  test('has seven steps in five groups', () => {
    expect(STEPS.map(({ step }) => step)).toEqual([
      'property-info',
      'sale-status',
      'income-info',
      'name',
      'birthdate',
      'contact-info',
      'login-info',
    ]);
    expect([...new Set(STEPS.map(({ group }) => group))]).toEqual([
      'PROPERTY',
      'INCOME',
      'PERSON',
      'CONTACT',
      'LOGIN',
    ]);
  });

  test('skips the contact step when email and phone are known', () => {
    expect(stepsFor(true)).not.toContain('contact-info');
  });
});

describe('the step to show', () => {
  test('is the first step without a known query parameter', () => {
    expect(stepToShow(null, {}, false)).toBe('property-info');
    expect(stepToShow('nonsense', typed, false)).toBe('property-info');
  });

  test('is never after the first unanswered step', () => {
    expect(stepToShow('login-info', {}, false)).toBe('property-info');
    expect(stepToShow('login-info', typed, false)).toBe('birthdate');
  });

  test.each([
    ['a zero-width space in the street', { street1: '101 Te\u200Bst Street' }],
    ['a hyphen that doesn’t break in the ZIP code', { zip: '43085\u20111234' }],
  ])('moves on after an accepted answer: %s', (_, pasted) => {
    const answers = { ...typed, 'property-info': { ...home, ...pasted } };
    expect(stepToShow('sale-status', answers, false)).toBe('sale-status');
  });

  test('doesn’t require an answer to a question that no longer applies', () => {
    const retired = { employmentType: 'RETIRED', monthlyGrossCents: 0, employerName: 'x'.repeat(500) };
    expect(stepToShow('name', { ...typed, 'income-info': retired }, false)).toBe('name');
    const employed = { ...retired, employmentType: 'FULL_TIME', monthlyGrossCents: 100 };
    expect(stepToShow('name', { ...typed, 'income-info': employed }, false)).toBe('income-info');
  });

  test('requires months received and remaining only for separate maintenance', () => {
    const paid = { monthlyGrossCents: 100, monthsReceived: 'many', monthsRemaining: 40 };
    const maintenance = { ...paid, employmentType: 'SEPARATE_MAINTENANCE_PAYMENTS' };
    expect(stepToShow('name', { ...typed, 'income-info': maintenance }, false)).toBe('income-info');
    expect(
      stepToShow('name', { ...typed, 'income-info': { ...maintenance, monthsReceived: 7 } }, false),
    ).toBe('name');
    expect(
      stepToShow('name', { ...typed, 'income-info': { ...paid, employmentType: 'RETIRED' } }, false),
    ).toBe('name');
  });

  test('may be an answered step, so that the answer can be changed', () => {
    expect(stepToShow('income-info', typed, false)).toBe('income-info');
  });

  test('is the login after the last answer', () => {
    const all = { ...typed, birthdate: { dob: '1981-04-12' } };
    expect(stepToShow('login-info', all, true)).toBe('login-info');
    expect(stepToShow('login-info', all, false)).toBe('contact-info');
  });
});
