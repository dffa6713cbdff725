import type { Facts } from '../facts/facts.ts';
import { insuranceCheck } from '../facts/insurance.selectors.ts';
import type { Check } from '../facts/review-check.ts';

/** Returns the checks of an uploaded insurance policy. */
export function insuranceChecks(facts: Facts): readonly Check[] {
  const { answer, shortfalls = [] } = insuranceCheck(facts) ?? {};
  return [
    {
      line: { code: 'INSURANCE_POLICY', amounts: { ...(answer && { answer, shortfalls }) } },
      holds: answer === 'COVERED',
      problem:
        answer === undefined
          ? 'the policy is being checked'
          : 'coverage, deductible, mortgagee or dates do not suffice',
    },
  ];
}
