import { openConditions } from '../facts/conditions.selectors.ts';
import { creditReport, hasNoCreditFile } from '../facts/credit.selectors.ts';
import { endingDecisions } from '../facts/ends.selectors.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts } from '../facts/facts.ts';
import { accountIsVerified } from '../facts/funding.selectors.ts';
import { employerAnswer, incomeAttemptFailed } from '../facts/income.selectors.ts';
import { insuranceIsAccepted } from '../facts/insurance.selectors.ts';
import { deedIsAccepted } from '../facts/notary.selectors.ts';
import { declineAllowsWinback, finalDecision, initialDecision } from '../facts/offers.selectors.ts';
import { currentLookup, operationsFinding, propertyIsUnmatched } from '../facts/property.selectors.ts';
import type { RefusalReasons } from '../facts/refusal-reasons.ts';
import { hasOpenItems } from '../facts/underwriter.selectors.ts';
import { insufficientValue } from '../facts/valuation.selectors.ts';
import {
  type FailureKind,
  isReasonCode,
  REASON_OF_FAILURE,
  type ReasonCode,
} from '../reasons/reason-codes.ts';
import { explainScore, MOST_REASONS, SCORE_FACTORS, unknownFactors } from '../reasons/score-factors.ts';

/** A reason against the application, with its full text if no code fits. */
export type DeclineReason = { readonly code: ReasonCode; readonly inFull?: string };

type Review = ReturnType<typeof endingDecisions>[number];

/** The reason of each review when the reviewer chose none. No reason accuses the borrower or names a sanctions list. */
const REVIEWS: Readonly<Record<Review, DeclineReason | ((facts: Facts) => readonly DeclineReason[])>> = {
  ownershipDecisions: reasonFor('OWNERSHIP_REJECTED'),
  fraudAlertDecisions: reasonFor('IDENTITY_NOT_CONFIRMED'),
  lienDecisions: reasonFor('LIENS_NOT_SETTLED'),
  delinquencyDecisions: reasonFor('DELINQUENCY'),
  underwriterDecisions: (facts) => [
    hasOpenItems(facts) ? { code: 'AA18' } : reasonFor('INCOME_NOT_CONFIRMED'),
  ],
  hardCreditDecisions: {
    code: 'AA24',
    inFull: 'A new inquiry on your credit report could not be explained',
  },
  bankDecisions: reasonFor('IDENTITY_NOT_CONFIRMED'),
  identityDecisions: reasonFor('IDENTITY_NOT_CONFIRMED'),
  sanctionsDecisions: {
    ...reasonFor('SANCTIONS_CONFIRMED'),
    inFull: 'We could not complete a check of your name that the law requires of us',
  },
  valuationDecisions: reasonFor('VALUE_UNOBTAINABLE'),
  titleDecisions: reasonFor('TITLE_REJECTED'),
  trustDecisions: reasonFor('OWNERSHIP_REJECTED'),
  complianceDecisions: {
    code: 'AA24',
    inFull: 'The line cannot be made on terms that the law allows where the home lies',
  },
  fundingDecisions: fundingReasons,
};

const NO_CASH: DeclineReason = {
  code: 'AA24',
  inFull: 'The draw would have left no cash for you after what it pays off',
};
const NO_FACTOR = 'What the report on your credit shows; the agency named no factor by itself';

/**
 * Returns every reason against the application in policy order: staff decisions, home, bureau, failed rules, income and value.
 * Source: comment 9(b)(2)-1 to 12 CFR 1002.9 (the principal reasons are those actually scored or considered).
 */
export function declineReasonsOf(facts: Facts): readonly DeclineReason[] {
  const rules = [...propertyReasons(facts), ...decisionReasons(facts)];
  return [
    ...(facts.declineDecision ? chosenReasons(facts.declineDecision) : []),
    ...reviewReasons(facts, rules),
    ...(propertyIsUnmatched(facts) ? [reasonFor('PROPERTY_NOT_MATCHED')] : []),
    ...(hasNoCreditFile(facts) ? [reasonFor('NO_CREDIT_FILE')] : []),
    ...rules,
    ...incomeReasons(facts),
  ];
}

function reasonFor(failure: FailureKind): DeclineReason {
  return { code: REASON_OF_FAILURE[failure] };
}

/** Returns the reasons of the reviews that ended the application. An underwriter who chose no reason declined for the rules' reasons. */
function reviewReasons(facts: Facts, rules: readonly DeclineReason[]): DeclineReason[] {
  const ending = endingDecisions(facts).filter(
    (review) => review !== 'underwriterDecisions' || rules.length === 0 || chosenBy(facts, review).length > 0,
  );
  return ending.flatMap((review) => {
    const chosen = chosenBy(facts, review);
    if (chosen.length > 0) return chosen;
    const implied = REVIEWS[review];
    return typeof implied === 'function' ? implied(facts) : [implied];
  });
}

/** Returns the reasons that staff chose, in their order. */
export function chosenReasons({
  reason,
  reasonCodes,
  statedReason,
}: DeepReadonly<RefusalReasons>): DeclineReason[] {
  if (reasonCodes)
    return reasonCodes.map((code) =>
      code === 'AA24' && statedReason ? { code, inFull: statedReason } : { code },
    );
  // Decisions made before the reasons were coded hold one code or free text.
  if (reason === undefined) return [];
  return [isReasonCode(reason) ? { code: reason } : { code: 'AA24', inFull: reason }];
}

/** Returns the missing requirements for funding. */
function fundingReasons(facts: Facts): DeclineReason[] {
  const requirements: readonly (readonly [boolean, DeclineReason])[] = [
    [openConditions(facts).length > 0, reasonFor('STOPPED_ANSWERING')],
    [!deedIsAccepted(facts), { code: 'AA24', inFull: 'The deed that you signed could not be recorded' }],
    [!insuranceIsAccepted(facts), reasonFor('INSURANCE_NOT_SHOWN')],
    [
      !accountIsVerified(facts),
      { code: 'AA24', inFull: 'The account that the money was to be paid to could not be confirmed' },
    ],
  ];
  const missing = requirements.flatMap(([isMissing, reason]) => (isMissing ? [reason] : []));
  return missing.length > 0 ? missing : [NO_CASH];
}

/** Returns the reasons that the reviewer chose. */
function chosenBy(facts: Facts, review: Review): DeclineReason[] {
  const decision: ({ readonly decision: string } & DeepReadonly<RefusalReasons>) | undefined =
    facts[review].at(-1);
  return decision ? chosenReasons(decision) : [];
}

/** Returns the failed property rules, even if another reason ended the application. */
function propertyReasons(facts: Facts): DeclineReason[] {
  const { ineligible = [], statedReasons = [] } = operationsFinding(facts) ?? currentLookup(facts) ?? {};
  return withStatedReasons(ineligible.filter(isReasonCode), statedReasons);
}

function decisionReasons(facts: Facts): DeclineReason[] {
  const decisions = [initialDecision(facts), finalDecision(facts), insufficientValue(facts)];
  const codes = decisions.flatMap((decision) => decision?.reasonCodes.filter(isReasonCode) ?? []);
  const stated = decisions.flatMap((decision) => decision?.statedReasons ?? []);
  const reasons = withStatedReasons(explainScore(codes, creditReport(facts)?.scoreFactors ?? []), stated);
  return reasons.length === 0 && declineAllowsWinback(facts) ? [reasonFor('DEBTS_TOO_HIGH')] : reasons;
}

/**
 * Returns the reasons with score factors that have no text of ours, named by number, before the score reason. It adds as many as fit,
 * at least one when no known factor explains the score, because a notice never prints the score itself.
 * @param scoreFactors the factor numbers from the report, most important first
 */
export function withUnknownFactors(
  reasons: readonly DeclineReason[],
  scoreFactors: readonly string[],
): readonly DeclineReason[] {
  const score = reasons.findIndex(({ code }) => code === 'AA26');
  if (score < 0) return reasons;
  const others = new Set(reasons.map(({ code, inFull }) => inFull ?? code).filter((each) => each !== 'AA26'));
  const isExplained = scoreFactors.some((factor) => others.has(SCORE_FACTORS[factor]?.reason ?? ''));
  const named = unknownFactors(scoreFactors).slice(
    0,
    Math.max(isExplained ? 0 : 1, MOST_REASONS - others.size),
  );
  const isAlone = others.size + named.length === 0;
  const added = (isAlone ? [NO_FACTOR] : named).map((inFull): DeclineReason => ({ code: 'AA24', inFull }));
  return reasons.toSpliced(score, 0, ...added);
}

/** Returns the reasons of a decision, with the stated texts in place of AA24. */
export function withStatedReasons(codes: readonly ReasonCode[], stated: readonly string[]): DeclineReason[] {
  return codes.flatMap((code): readonly DeclineReason[] =>
    code === 'AA24' ? stated.map((inFull) => ({ code, inFull })) : [{ code }],
  );
}

function incomeReasons(facts: Facts): DeclineReason[] {
  if (!incomeAttemptFailed(facts)) return [];
  return [
    reasonFor(
      employerAnswer(facts)?.answer === 'NOT_CONFIRMED' ? 'EMPLOYMENT_NOT_CONFIRMED' : 'INCOME_NOT_CONFIRMED',
    ),
  ];
}
