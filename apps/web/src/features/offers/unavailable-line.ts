import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { said } from '@homeline/contract/said.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { offersCopy } from './copy.ts';
import { paidBack } from './offer-key.ts';

/**
 * Returns one sentence that says which line we can't offer, and why.
 * @param reasons the principal reasons, as in the adverse action notice
 */
export function unavailableLine(line: NonNullable<Offers['wanted']>, reasons: readonly string[]): string {
  return offersCopy.unavailable(
    `${formatWholeDollars(line.lineAmountCents)} ${paidBack(line)}`,
    reasons.map(said),
  );
}
