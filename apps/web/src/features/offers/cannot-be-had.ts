import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { paidBack } from './offer-key.ts';

/**
 * That a line cannot be had, and why, in one sentence.
 * @param reasons in the words of the notice
 */
export function cannotBeHad(line: NonNullable<Offers['wanted']>, reasons: readonly string[]): string {
  return `The ${formatWholeDollars(line.lineAmountCents)} ${paidBack(line)} that you asked for cannot be had: ${reasons.join('; ')}.`;
}
