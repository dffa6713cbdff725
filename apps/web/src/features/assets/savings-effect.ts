import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { assetsCopy } from './copy.ts';

type Offer = Pick<Offers['offers'][number], 'maximumCents' | 'limitedByIncome'>;

const { why } = assetsCopy;

/** Returns what savings would do for the offers. They count as income, so they raise only lines that income limits. */
export function savingsEffect(offers: readonly Offer[]): string {
  if (offers.length === 0) return why.noLine;
  const largest = Math.max(...offers.map(({ maximumCents }) => maximumCents));
  if (offers.every(({ maximumCents, limitedByIncome }) => limitedByIncome || maximumCents < largest))
    return why.raises;
  return offers.some(({ limitedByIncome }) => limitedByIncome)
    ? `${why.noEffect} ${why.shorterTerm}`
    : why.noEffect;
}
