// Proves LW-13.

import { expect, it } from 'vitest';
import { type FactWrite, noFacts, withFact } from '../facts/facts.ts';
import { toCents } from '../money/cents.ts';
import { homelineRules } from '../testing/homeline.ts';
import { countedCoBorrowerIncome } from './borrowers.ts';

const UUID = '00000000-0000-4000-8000-000000000004';
const signer = {
  uuid: UUID,
  name: 'Robin',
  email: 'r@example.com',
  type: 'CO_BORROWER',
  holdsTitle: true,
} as const;

it('grosses up a co-borrower’s nontaxable income, like the applicant’s', () => {
  const accepted = (taxFree: number | undefined) => {
    const found: FactWrite[] = [
      { fact: 'coBorrowerIncomeDocuments', value: { signer: UUID, documents: [UUID] } },
      {
        fact: 'coBorrowerIncomeFindings',
        value: {
          ...{ signer: UUID, decision: 'ACCEPTED', monthlyGrossCents: toCents(3000) },
          ...(taxFree !== undefined && { taxFreeCents: toCents(taxFree) }),
        },
      },
    ];
    const facts = found.reduce((known, write) => withFact(known, write, '2026-03-10T17:00:00Z'), noFacts());
    return countedCoBorrowerIncome(facts, signer, { ...homelineRules, ageYears: 44 }).monthlyCents;
  };
  expect(accepted(undefined)).toBe(toCents(3000));
  expect(accepted(1000)).toBe(toCents(3250));
  expect(accepted(3000)).toBe(toCents(3750));
});
