import { describe, expect, test } from 'vitest';
import { STEPS, stepsFor, stepToShow, type Typed } from './registration-steps.ts';

const home = {
  street1: '101 Test Street',
  city: 'Columbus',
  state: 'OH',
  zip: '43085',
  occupancy: 'PRIMARY',
};
const typed: Typed = {
  'property-info': home,
  'sale-status': { listedForSale: false },
  'income-info': { employmentType: 'FULL_TIME', monthlyGrossCents: 980_000 },
  name: { firstName: 'Avery', lastName: 'Happy' },
};

describe('the registration', () => {
  test('asks seven things in four groups and a login', () => {
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
      'Property Info',
      'Income Info',
      'Personal Info',
      'Contact Info',
      'Login Info',
    ]);
  });

  test('skips the contact step when e-mail and phone are known', () => {
    expect(stepsFor(true)).not.toContain('contact-info');
  });
});

describe('the step to show', () => {
  test('is the first without a query parameter or with an unknown one', () => {
    expect(stepToShow(null, {}, false)).toBe('property-info');
    expect(stepToShow('nonsense', typed, false)).toBe('property-info');
  });

  test('is never beyond the first unanswered one', () => {
    expect(stepToShow('login-info', {}, false)).toBe('property-info');
    expect(stepToShow('login-info', typed, false)).toBe('birthdate');
  });

  test('does not wait for an answer that is no longer asked for', () => {
    const retired = { employmentType: 'RETIRED', monthlyGrossCents: 0, employerName: 'x'.repeat(500) };
    expect(stepToShow('name', { ...typed, 'income-info': retired }, false)).toBe('name');
    const employed = { ...retired, employmentType: 'FULL_TIME', monthlyGrossCents: 100 };
    expect(stepToShow('name', { ...typed, 'income-info': employed }, false)).toBe('income-info');
  });

  test('waits for how long separate maintenance is paid, and for nobody else’s months', () => {
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

  test('may be an answered one, to change it', () => {
    expect(stepToShow('income-info', typed, false)).toBe('income-info');
  });

  test('after the last answer is the login', () => {
    const all = { ...typed, birthdate: { dob: '1981-04-12' } };
    expect(stepToShow('login-info', all, true)).toBe('login-info');
    expect(stepToShow('login-info', all, false)).toBe('contact-info');
  });
});
