import type { Facts } from '../../facts/facts.ts';

/** Returns the lines that explain the newest figures, the oldest decision first. */
function explained(facts: Facts) {
  return [...facts.initialDecisions, ...facts.finalDecisions].flatMap(({ explanation }) =>
    explanation.sections.flatMap(({ lines }) => lines),
  );
}

/** Returns the score that the borrower’s figures name. A co-borrower’s score is theirs to know. */
export function shownScore(facts: Facts): number | undefined {
  const told = facts.scoreDisclosures.at(-1)?.score;
  const line = explained(facts).findLast(({ code }) => code === 'SCORE');
  return told ?? (line?.code === 'SCORE' && !line.amounts.isLowestOfSeveral ? line.amounts.score : undefined);
}

/** Returns by how much autopay lowers the rate, in percentage points; undefined where it doesn’t. */
export function autopayDiscountPct(facts: Facts): number | undefined {
  const lines = explained(facts);
  const line = lines.findLast((each) => each.code === 'DISCOUNT' && each.amounts.code === 'AUTOPAY');
  // With a cap on all discounts, the rate without autopay isn’t the sum.
  if (lines.some(({ code }) => code === 'DISCOUNT_CAP')) return undefined;
  return line?.code === 'DISCOUNT' ? Math.abs(line.amounts.pct) : undefined;
}

/** Returns the fee of a notary in person, once the terms have it. */
export function notaryFeeCents(facts: Facts): number | undefined {
  const repriced = facts.repricings.flatMap(({ explanation }) =>
    explanation.sections.flatMap(({ lines }) => lines),
  );
  const line = [...explained(facts), ...repriced].findLast(
    (each) => each.code === 'FEE_FROM_DRAW' && each.amounts.fee === 'NOTARY',
  );
  return line?.code === 'FEE_FROM_DRAW' ? Math.abs(line.amounts.cents) : undefined;
}
