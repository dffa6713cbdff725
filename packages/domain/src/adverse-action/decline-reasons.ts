import { openConditions } from '../facts/conditions.selectors.ts';
import { creditReport, hasNoCreditFile } from '../facts/credit.selectors.ts';
import { endingDecisions } from '../facts/ends.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { accountIsVerified } from '../facts/funding.selectors.ts';
import { employerAnswer, incomeAttemptFailed } from '../facts/income.selectors.ts';
import { insuranceIsAccepted } from '../facts/insurance.selectors.ts';
import { deedIsAccepted } from '../facts/notary.selectors.ts';
import { declineAllowsWinback, finalDecision, initialDecision } from '../facts/offers.selectors.ts';
import { currentLookup, operationsFinding, propertyIsUnmatched } from '../facts/property.selectors.ts';
import { hasOpenItems } from '../facts/underwriter.selectors.ts';
import { insufficientValue } from '../facts/valuation.selectors.ts';
import {
  type FailureKind,
  isReasonCode,
  REASON_OF_FAILURE,
  type ReasonCode,
} from '../reasons/reason-codes.ts';
import { explainScore, MOST_REASONS, SCORE_FACTORS, unknownFactors } from '../reasons/score-factors.ts';

/** Something that stands against the application, and the words for it where its code has none. */
export type DeclineReason = { readonly code: ReasonCode; readonly inFull?: string };

type Review = ReturnType<typeof endingDecisions>[number];

/** What each review's refusal stands for where whoever refused gave no reason, by the facts. Nobody is accused, and no list is named. */
const REVIEWS: Readonly<Record<Review, DeclineReason | ((facts: Facts) => readonly DeclineReason[])>> = {
  ownershipDecisions: hit('OWNERSHIP_REJECTED'),
  fraudAlertDecisions: hit('IDENTITY_NOT_CONFIRMED'),
  lienDecisions: hit('LIENS_NOT_SETTLED'),
  delinquencyDecisions: hit('DELINQUENCY'),
  underwriterDecisions: (facts) => [hasOpenItems(facts) ? { code: 'AA18' } : hit('INCOME_NOT_CONFIRMED')],
  hardCreditDecisions: {
    code: 'AA24',
    inFull: 'A new inquiry on your credit report could not be explained',
  },
  bankDecisions: hit('IDENTITY_NOT_CONFIRMED'),
  identityDecisions: hit('IDENTITY_NOT_CONFIRMED'),
  sanctionsDecisions: {
    ...hit('SANCTIONS_CONFIRMED'),
    inFull: 'We could not complete a check of your name that the law requires of us',
  },
  valuationDecisions: hit('VALUE_UNOBTAINABLE'),
  titleDecisions: hit('TITLE_REJECTED'),
  trustDecisions: hit('OWNERSHIP_REJECTED'),
  complianceDecisions: {
    code: 'AA24',
    inFull: 'The line cannot be made on terms that the law allows where the home lies',
  },
  fundingDecisions: lackedForFunding,
};

const NO_CASH: DeclineReason = {
  code: 'AA24',
  inFull: 'The draw would have left no cash for you after what it pays off',
};
const NO_FACTOR = 'What the report on your credit shows; the agency named no factor by itself';

/**
 * Everything that stands against the application, in the order of the policy: what a person decided, the home, the bureau, the decisions'
 * failing rules, the income and the value. Source: comment 9(b)(2)-1 to 12 CFR 1002.9 (the principal reasons are those that were scored
 * or considered).
 */
export function declineReasonsOf(facts: Facts): readonly DeclineReason[] {
  const rules = [...propertyRules(facts), ...decisionRules(facts)];
  return [
    ...(facts.declineDecision ? [hitFor(facts.declineDecision.reason)] : []),
    ...reviews(facts, rules),
    ...(propertyIsUnmatched(facts) ? [hit('PROPERTY_NOT_MATCHED')] : []),
    ...(hasNoCreditFile(facts) ? [hit('NO_CREDIT_FILE')] : []),
    ...rules,
    ...income(facts),
  ];
}

function hit(failure: FailureKind): DeclineReason {
  return { code: REASON_OF_FAILURE[failure] };
}

/** An underwriter who declines what the rules referred declines for the rules' reasons. */
function reviews(facts: Facts, rules: readonly DeclineReason[]): DeclineReason[] {
  const refused = endingDecisions(facts).filter(
    (review) => review !== 'underwriterDecisions' || rules.length === 0 || statedBy(facts, review),
  );
  return refused.flatMap((review) => {
    const reason = statedBy(facts, review);
    if (reason !== undefined) return [hitFor(reason)];
    const standsFor = REVIEWS[review];
    return typeof standsFor === 'function' ? standsFor(facts) : [standsFor];
  });
}

/** What a person gave as the reason: a code of the table of reasons, or the reason in full. */
function hitFor(reason: string): DeclineReason {
  return isReasonCode(reason) ? { code: reason } : { code: 'AA24', inFull: reason };
}

/** What the money waited for in vain. */
function lackedForFunding(facts: Facts): DeclineReason[] {
  const lacks: readonly (readonly [boolean, DeclineReason])[] = [
    [openConditions(facts).length > 0, hit('STOPPED_ANSWERING')],
    [!deedIsAccepted(facts), { code: 'AA24', inFull: 'The deed that you signed could not be recorded' }],
    [!insuranceIsAccepted(facts), hit('INSURANCE_NOT_SHOWN')],
    [
      !accountIsVerified(facts),
      { code: 'AA24', inFull: 'The account that the money was to be paid to could not be confirmed' },
    ],
  ];
  const lacking = lacks.flatMap(([isLacking, reason]) => (isLacking ? [reason] : []));
  return lacking.length > 0 ? lacking : [NO_CASH];
}

/** The reason that whoever refused has given. */
function statedBy(facts: Facts, review: Review): string | undefined {
  const decision: { readonly decision: string; readonly reason?: string | undefined } | undefined =
    facts[review].at(-1);
  return decision?.reason;
}

/** What the home fails, whether that ended the file or something else did. */
function propertyRules(facts: Facts): DeclineReason[] {
  const { ineligible = [], statedReasons = [] } = operationsFinding(facts) ?? currentLookup(facts) ?? {};
  return withStatedReasons(ineligible.filter(isReasonCode), statedReasons);
}

function decisionRules(facts: Facts): DeclineReason[] {
  const decisions = [initialDecision(facts), finalDecision(facts), insufficientValue(facts)];
  const codes = decisions.flatMap((decision) => decision?.reasonCodes.filter(isReasonCode) ?? []);
  const stated = decisions.flatMap((decision) => decision?.statedReasons ?? []);
  const hits = withStatedReasons(explainScore(codes, creditReport(facts)?.scoreFactors ?? []), stated);
  return hits.length === 0 && declineAllowsWinback(facts) ? [hit('DEBTS_TOO_HIGH')] : hits;
}

/**
 * The hits, and before a score below the minimum what held it down that has no words of ours: as many factors by their number as the
 * other reasons leave places for, one at least where no known factor explains the score. The score itself is never printed, so that
 * something else must be.
 * @param scoreFactors numbers from the report, the most important first
 */
export function withUnknownFactors(
  hits: readonly DeclineReason[],
  scoreFactors: readonly string[],
): readonly DeclineReason[] {
  const score = hits.findIndex(({ code }) => code === 'AA26');
  if (score < 0) return hits;
  const others = new Set(hits.map(({ code, inFull }) => inFull ?? code).filter((each) => each !== 'AA26'));
  const isExplained = scoreFactors.some((factor) => others.has(SCORE_FACTORS[factor]?.reason ?? ''));
  const named = unknownFactors(scoreFactors).slice(
    0,
    Math.max(isExplained ? 0 : 1, MOST_REASONS - others.size),
  );
  const isAlone = others.size + named.length === 0;
  const added = (isAlone ? [NO_FACTOR] : named).map((inFull): DeclineReason => ({ code: 'AA24', inFull }));
  return hits.toSpliced(score, 0, ...added);
}

/** The reasons of a decision, with its words for those that stand in full. */
export function withStatedReasons(codes: readonly ReasonCode[], stated: readonly string[]): DeclineReason[] {
  return codes.flatMap((code): readonly DeclineReason[] =>
    code === 'AA24' ? stated.map((inFull) => ({ code, inFull })) : [{ code }],
  );
}

function income(facts: Facts): DeclineReason[] {
  if (!incomeAttemptFailed(facts)) return [];
  return [
    hit(
      employerAnswer(facts)?.answer === 'NOT_CONFIRMED' ? 'EMPLOYMENT_NOT_CONFIRMED' : 'INCOME_NOT_CONFIRMED',
    ),
  ];
}
