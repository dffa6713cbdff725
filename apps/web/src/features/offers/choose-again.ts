import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { REPRICED } from './change-reasons.ts';

/**
 * Why somebody who had chosen a line is asked to choose again, and what became of the largest one.
 * @param isSame what was chosen costs what it did; else the change is shown before and after, with the same reason
 */
export function chooseAgain(
  { reason, largestBeforeCents, largestCents }: NonNullable<Offers['madeAgain']>,
  isSame: boolean,
): AlertItem {
  const now = formatWholeDollars(largestCents);
  const largest =
    largestCents === largestBeforeCents
      ? `You can still borrow up to ${now}.`
      : `You can now borrow up to ${now}; before it was ${formatWholeDollars(largestBeforeCents)}.`;
  const why = isSame ? [REPRICED[reason], 'What you chose can be had at the same price.'] : [];
  return {
    kind: 'DECISION',
    title: 'Your offers were made again: please choose once more',
    text: [...why, largest].join(' '),
  };
}
