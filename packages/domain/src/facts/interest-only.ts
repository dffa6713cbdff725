import type { Terms } from './offers.facts.ts';

/** Returns whether payments cover interest only, with the principal due at maturity. */
export function isInterestOnly({ product }: Pick<Terms, 'product'>): boolean {
  return product === 'INTEREST_ONLY_AGE_RESTRICTED';
}
