import type { Facts } from '../facts/facts.ts';
import { retainedLiens } from '../facts/liens.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { type Cents, cents, sumCents } from '../money/cents.ts';

/** Returns the required coverage: every debt that the home secures once the line is open. The insurer caps it at the rebuilding cost. */
export function requiredCoverageCents(facts: Facts): Cents {
  const liens = retainedLiens(facts).map(({ securedCents }) => securedCents);
  return sumCents([...liens, currentTerms(facts)?.lineAmountCents ?? cents(0)]);
}
