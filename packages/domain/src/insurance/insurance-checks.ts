import type { Facts } from '../facts/facts.ts';
import { insuranceCheck } from '../facts/insurance.selectors.ts';
import type { Check } from '../facts/review-check.ts';

/** What a policy that was sent in must show. */
export function insuranceChecks(facts: Facts): readonly Check[] {
  const answer = insuranceCheck(facts)?.answer;
  return [
    {
      label: 'The policy that was sent in',
      value:
        answer === undefined ? 'Being checked' : answer === 'COVERED' ? 'Covers the home' : 'Does not do',
      from: 'Coverage, deductible, mortgagee and dates',
      holds: answer === 'COVERED',
      doubt:
        answer === undefined
          ? 'the policy is being checked'
          : 'coverage, deductible, mortgagee or dates do not suffice',
    },
  ];
}
