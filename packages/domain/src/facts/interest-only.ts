import type { Terms } from './offers.facts.ts';

/** Whether a line is paid by its interest alone, the principal being due at its end: the product for borrowers from an age on. */
export function isInterestOnly({ product }: Pick<Terms, 'product'>): boolean {
  return product === 'INTEREST_ONLY_AGE_RESTRICTED';
}
