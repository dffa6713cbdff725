import { complianceChecks } from '../closing/compliance-checks.ts';
import { wordLine } from '../explanations/word-explanation.ts';
import type { Facts } from '../facts/facts.ts';
import type { Check } from '../facts/review-check.ts';
import { fundingChecks } from '../funding/funding-checks.ts';
import { insuranceChecks } from '../insurance/insurance-checks.ts';
import { deedChecks } from '../notary/deed-checks.ts';
import type { ReviewContext } from '../reviews/review-evidence.ts';
import type { StepName } from '../workflow/steps.ts';

/** What must hold before a review passes, in staff's words: what it is now, the rule, and whether it holds. */
export type ReviewCheck = {
  readonly label: string;
  readonly value: string;
  readonly from?: string;
  readonly holds: boolean;
};

const funding = (facts: Facts, { today }: ReviewContext) => fundingChecks(facts, today);

/** The checks of each review that has some. Funding's checks also show while the application waits for funding. */
const CHECKS: {
  readonly [N in StepName]?: (facts: Facts, context: ReviewContext) => readonly Check[];
} = {
  COMPLIANCE_REVIEW: (facts, { sheet, licensedStates, today }) =>
    sheet ? complianceChecks(facts, { sheet, licensedStates, today }) : [],
  DEED_REVIEW: deedChecks,
  INSURANCE_REVIEW: insuranceChecks,
  RESCISSION: funding,
  FUNDING_DECISION: funding,
};

/** Returns the checks at a step, those that fail first. */
export function reviewChecks(step: StepName, facts: Facts, context: ReviewContext): readonly ReviewCheck[] {
  const checks = (CHECKS[step]?.(facts, context) ?? []).flatMap(({ line, holds }): ReviewCheck[] => {
    const { label, value, from } = wordLine(line, 'STAFF') ?? {};
    return label === undefined || value === undefined
      ? []
      : [{ label, value, ...(from !== undefined && { from }), holds }];
  });
  return checks.toSorted((a, b) => Number(a.holds) - Number(b.holds));
}
