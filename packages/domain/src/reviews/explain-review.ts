import type { Facts, FactWrite } from '../facts/facts.ts';
import { type Cents, formatDollars } from '../money/cents.ts';
import { explanationBy } from '../offers/explain-decision.ts';
import { decisionInWords } from '../offers/explain-rules.ts';
import { DECISION_SECTION, type ExplainedLine, type Explanation } from '../offers/explanation.ts';
import { isReviewName, LOOKED_AT, type ReviewContext, type ReviewName } from './looked-at.ts';

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
  readonly reason?: string | undefined;
};

function explainReview(
  name: ReviewName,
  { decision, monthlyGrossCents, reason }: Decided,
  facts: Facts,
  context: ReviewContext,
  { by, words }: DecidedBy,
): Explanation {
  const { about, lines } = LOOKED_AT[name];
  const { sheet } = name === 'complianceDecisions' ? context : {};
  const income: ExplainedLine[] = monthlyGrossCents
    ? [{ label: 'Income accepted, a month', value: formatDollars(monthlyGrossCents) }]
    : [];
  const said: ExplainedLine[] = words ? [{ label: 'In their words', value: words }] : [];
  const stated: ExplainedLine[] = reason ? [{ label: 'As the notice states it', value: reason }] : [];
  return explanationBy({ ...(sheet && { sheet }) }, [
    { title: about, lines: [...lines(facts, context)] },
    {
      title: DECISION_SECTION,
      lines: [
        { label: 'Decided by', value: BY[by] },
        ...income,
        ...said,
        ...stated,
        { label: 'Decision', value: decisionInWords(decision), isTotal: true },
      ],
    },
  ]);
}
