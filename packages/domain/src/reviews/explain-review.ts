import type { ReviewedDebt } from '../facts/credit.facts.ts';
import {
  DECISION,
  DECISION_SECTION,
  type Explanation,
  type ExplanationLine,
  explanationBy,
} from '../facts/explanation.ts';
import type { Facts, FactWrite } from '../facts/facts.ts';
import { debtsToReview } from '../facts/lien-review.selectors.ts';
import { type Cents, formatDollars } from '../money/cents.ts';
import { decisionInWords } from '../underwriting/rule-lines.ts';
import { isReviewName, REVIEW_EVIDENCE, type ReviewContext, type ReviewName } from './review-evidence.ts';

/** Who decides, and why in their own words: a rule has none. */
export type DecidedBy = { readonly by: 'PERSON' | 'RULE'; readonly words?: string | undefined };

const BY = { PERSON: 'A person of the lender', RULE: 'The rule, without a person' } as const;

/**
 * What is written at a review, with an explanation on each decision of it: what it is about, what lay before whoever decided, why in their
 * own words, and of a refusal the reason that the notice states. For the lender's own people: a suspicion is told to nobody else.
 */
export function explained(
  writes: readonly FactWrite[],
  facts: Facts,
  context: ReviewContext,
  decidedBy: DecidedBy,
): readonly FactWrite[] {
  return writes.map((write) => {
    const { fact, value } = write;
    if (!isReviewName(fact)) return write;
    const explanation = explainReview(fact, value as Decided, facts, context, decidedBy);
    return { fact, value: { ...value, explanation } } as FactWrite;
  });
}

type Decided = {
  readonly decision: string;
  readonly monthlyGrossCents?: Cents;
  readonly debts?: readonly ReviewedDebt[];
  readonly reason?: string | undefined;
};

function explainReview(
  name: ReviewName,
  { decision, monthlyGrossCents, debts = [], reason }: Decided,
  facts: Facts,
  context: ReviewContext,
  { by, words }: DecidedBy,
): Explanation {
  const { about, lines } = REVIEW_EVIDENCE[name];
  const { sheet } = name === 'complianceDecisions' ? context : {};
  const income: ExplanationLine[] = monthlyGrossCents
    ? [{ label: 'Income accepted, a month', value: formatDollars(monthlyGrossCents) }]
    : [];
  const holders = new Map(debtsToReview(facts).map(({ id, holder }) => [id, holder]));
  const found = debts.map((debt) => debtLine(holders.get(debt.id) ?? debt.id, debt));
  const said: ExplanationLine[] = words ? [{ label: 'In their words', value: words }] : [];
  const stated: ExplanationLine[] = reason ? [{ label: 'As the notice states it', value: reason }] : [];
  return explanationBy({ ...(sheet && { sheet }) }, [
    { title: about, lines: [...lines(facts, context)] },
    {
      title: DECISION_SECTION,
      lines: [
        { label: 'Decided by', value: BY[by] },
        ...income,
        ...found,
        ...said,
        ...stated,
        { label: DECISION, value: decisionInWords(decision), isTotal: true },
      ],
    },
  ]);
}

/** What the review found of a debt. */
function debtLine(
  holder: string,
  { balanceCents, monthlyPaymentCents, creditLimitCents, isOnThisHome = true, isEquityLoan }: ReviewedDebt,
): ExplanationLine {
  const kind = !isOnThisHome ? 'Not on this home' : isEquityLoan ? 'A home equity loan' : undefined;
  if (balanceCents === undefined || monthlyPaymentCents === undefined)
    return { label: `The loan of ${holder}`, value: kind ?? 'No home equity loan' };
  const limit = creditLimitCents === undefined ? '' : ` of a line of ${formatDollars(creditLimitCents)}`;
  return {
    label: `Owed to ${holder}`,
    value: `${formatDollars(balanceCents)}${limit}, ${formatDollars(monthlyPaymentCents)} a month`,
    ...(kind && { from: kind }),
  };
}
