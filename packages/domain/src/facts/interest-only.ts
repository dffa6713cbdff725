import type { Terms } from './offers.facts.ts';

/** Returns whether the product has interest-only payments, with the principal due at maturity. */
export function isInterestOnly({ product }: Pick<Terms, 'product'>): boolean {
  return product === 'INTEREST_ONLY_AGE_RESTRICTED';
}
