import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { type FactWrite, noFacts, withFact } from './facts.ts';
import { relevantFacts } from './relevant-facts.ts';
import { coBorrowers } from './signers.selectors.ts';

const AT = '2026-03-02T10:00:00Z';
const factsWith = (...writes: readonly FactWrite[]) =>
  writes.reduce((facts, write) => withFact(facts, write, AT), noFacts());

const signers = {
  fact: 'signers',
  value: {
    signers: [
      {
        uuid: '3f1d5f6e-0a57-4a4e-9a86-2f1c1f0c0f11',
        name: 'Sam Joint',
        email: 'sam@example.com',
        type: 'CO_BORROWER',
        holdsTitle: true,
      },
    ],
  },
} as const satisfies FactWrite;
const ownedBy = (ownership: 'INDIVIDUAL' | 'JOINT'): FactWrite => ({
  fact: 'additionalProfile',
  value: { ownership, maritalStatus: 'MARRIED', purpose: 'OTHER' },
});
const stated = (employmentType: 'FULL_TIME' | 'RETIRED' | 'SEPARATE_MAINTENANCE_PAYMENTS'): FactWrite => ({
  fact: 'statedIncome',
  value: {
    employmentType,
    monthlyGrossCents: cents(600_000) as never,
    employerName: 'Acme',
    monthsReceived: 8,
    monthsRemaining: 48,
  },
});

test('additional signers leave the decision when the borrower turns out to own the home alone', () => {
  const facts = factsWith(signers, ownedBy('INDIVIDUAL'));
  expect(coBorrowers(relevantFacts(facts))).toEqual([]);
  expect(coBorrowers(relevantFacts(withFact(facts, ownedBy('JOINT'), AT)))).toHaveLength(1);
});

test('the employer counts only for someone employed', () => {
  expect(relevantFacts(factsWith(stated('FULL_TIME'))).statedIncome?.employerName).toBe('Acme');
  expect(relevantFacts(factsWith(stated('RETIRED'))).statedIncome).not.toHaveProperty('employerName');
});

test('the months of maintenance count only for separate maintenance', () => {
  const months = (facts: ReturnType<typeof factsWith>) => relevantFacts(facts).statedIncome?.monthsRemaining;
  expect(months(factsWith(stated('SEPARATE_MAINTENANCE_PAYMENTS')))).toBe(48);
  expect(months(factsWith(stated('FULL_TIME')))).toBeUndefined();
});

test('the condition of the home does not count where no valuation is needed', () => {
  const described = factsWith({
    fact: 'homeCondition',
    value: { condition: 'GOOD', accessName: 'Avery Happy', accessPhone: '5555550101' },
  });
  expect(relevantFacts(described).homeCondition).toBeUndefined();
});

test('answers without a condition stay as they are', () => {
  const facts = factsWith({ fact: 'contact', value: { email: 'avery@example.com', phone: '5555550101' } });
  expect(relevantFacts(facts)).toEqual(facts);
});
