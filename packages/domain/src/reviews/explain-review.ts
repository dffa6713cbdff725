import { chosenReasons } from '../adverse-action/decline-reasons.ts';
import {
  decisionLine,
  type Explanation,
  type ExplanationLine,
  explanationBy,
  type ReviewName,
} from '../facts/explanation.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { debtsToReview } from '../facts/lien-review.selectors.ts';
import type { ReviewedDebt } from '../facts/liens.facts.ts';
import type { RefusalReasons } from '../facts/refusal-reasons.ts';
import type { Cents } from '../money/cents.ts';
import { REASONS } from '../reasons/reason-codes.ts';
import { isReviewName, REVIEW_EVIDENCE, type ReviewContext } from './review-evidence.ts';

/** Who decided, with the reviewer's comments; a rule has none. */
export type DecidedBy = { readonly by: 'PERSON' | 'RULE'; readonly comments?: string | undefined };

/**
 * Adds an explanation to each review decision: the evidence, who decided, comments and the reason. Staff only: it may reveal a suspicion of
 * fraud.
 */
export function withExplanations(
  writes: readonly FactWrite[],
  facts: Facts,
  context: ReviewContext,
  decidedBy: DecidedBy,
): readonly FactWrite[] {
  return writes.map((write) => {
    const { fact, value } = write;
    if (!isReviewName(fact)) return write;
    const explanation = explainReview(fact, value as ReviewDecision, facts, context, decidedBy);
    return { fact, value: { ...value, explanation } } as FactWrite;
  });
}

/** Returns the reviewer's comments that an explanation keeps. */
export function commentsIn(explanation: DeepReadonly<Explanation> | undefined): string | undefined {
  const lines = (explanation?.sections ?? []).flatMap((section) => section.lines);
  const kept = lines.find((line) => line.code === 'COMMENTS');
  return kept?.code === 'COMMENTS' ? kept.amounts.text : undefined;
}

type ReviewDecision = {
  readonly decision: string;
  readonly monthlyGrossCents?: Cents;
  readonly debts?: readonly ReviewedDebt[];
  readonly reason?: string | undefined;
  readonly reasonCodes?: RefusalReasons['reasonCodes'];
  readonly statedReason?: string | undefined;
};

function explainReview(
  review: ReviewName,
  { decision, monthlyGrossCents, debts = [], ...chosen }: ReviewDecision,
  facts: Facts,
  context: ReviewContext,
  { by, comments: words }: DecidedBy,
): Explanation {
  const { sheet } = review === 'complianceDecisions' ? context : {};
  const holders = new Map(debtsToReview(facts).map(({ id, holder }) => [id, holder]));
  const found = debts.map((debt) => debtLine(holders.get(debt.id) ?? debt.id, debt));
  const lines: ExplanationLine[] = [
    { code: 'DECIDED_BY', amounts: { by } },
    ...(monthlyGrossCents
      ? [{ code: 'INCOME_ACCEPTED' as const, amounts: { cents: monthlyGrossCents } }]
      : []),
    ...found,
    ...(words ? [{ code: 'COMMENTS' as const, amounts: { text: words } }] : []),
    ...chosenReasons(chosen).map(
      ({ code, inFull = REASONS[code].text }): ExplanationLine => ({
        code: 'STATED_REASON',
        amounts: { text: inFull },
      }),
    ),
    decisionLine(decision),
  ];
  return explanationBy({ ...(sheet && { sheet }) }, [
    { code: 'REVIEW', review, lines: [...REVIEW_EVIDENCE[review](facts, context)] },
    { code: 'DECISION', lines },
  ]);
}

/** The line for a debt that the review found. */
function debtLine(
  holder: string,
  { balanceCents, monthlyPaymentCents, creditLimitCents, isOnThisHome = true, isEquityLoan }: ReviewedDebt,
): ExplanationLine {
  const kind = !isOnThisHome ? ('OTHER_HOME' as const) : isEquityLoan ? ('EQUITY_LOAN' as const) : undefined;
  return {
    code: 'DEBT_FOUND',
    amounts: { holder, balanceCents, monthlyPaymentCents, creditLimitCents, ...(kind && { kind }) },
  };
}
