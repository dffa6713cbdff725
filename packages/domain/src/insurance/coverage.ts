import type { Facts } from '../facts/facts.ts';
import { retainedLiens } from '../facts/liens.selectors.ts';
import { currentTerms } from '../facts/offers.selectors.ts';
import { type Cents, cents, sumCents } from '../money/cents.ts';

/** Every debt that the home secures once the line is open. The insurer's own estimate of rebuilding caps what it asks. In cents. */
export function requiredCoverageCents(facts: Facts): Cents {
  const liens = retainedLiens(facts).map(({ securedCents }) => securedCents);
  return sumCents([...liens, currentTerms(facts)?.lineAmountCents ?? cents(0)]);
}
