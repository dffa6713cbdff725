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

test('drops additional signers once the borrower states sole ownership', () => {
  const facts = factsWith(signers, ownedBy('INDIVIDUAL'));
  expect(coBorrowers(relevantFacts(facts))).toEqual([]);
  expect(coBorrowers(relevantFacts(withFact(facts, ownedBy('JOINT'), AT)))).toHaveLength(1);
});

test('keeps the employer name only for employment income', () => {
  expect(relevantFacts(factsWith(stated('FULL_TIME'))).statedIncome?.employerName).toBe('Acme');
  expect(relevantFacts(factsWith(stated('RETIRED'))).statedIncome).not.toHaveProperty('employerName');
});

test('keeps the months of maintenance only for separate maintenance income', () => {
  const months = (facts: ReturnType<typeof factsWith>) => relevantFacts(facts).statedIncome?.monthsRemaining;
  expect(months(factsWith(stated('SEPARATE_MAINTENANCE_PAYMENTS')))).toBe(48);
  expect(months(factsWith(stated('FULL_TIME')))).toBeUndefined();
});

test('drops the home condition when no BPO is due', () => {
  const described = factsWith({
    fact: 'homeCondition',
    value: { condition: 'GOOD', accessName: 'Avery Happy', accessPhone: '5555550101' },
  });
  expect(relevantFacts(described).homeCondition).toBeUndefined();
});

test('keeps answers that always apply', () => {
  const facts = factsWith({ fact: 'contact', value: { email: 'avery@example.com', phone: '5555550101' } });
  expect(relevantFacts(facts)).toEqual(facts);
});
