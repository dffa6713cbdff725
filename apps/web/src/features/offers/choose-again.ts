import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { REPRICED } from './change-reasons.ts';
import { paidBack } from './offer-key.ts';

type MadeAgain = NonNullable<Offers['madeAgain']>;

/**
 * Why somebody who had chosen a line is asked to choose again, and what became of the largest one.
 * @param isSame what was chosen costs what it did; else the change is shown before and after, with the same reason
 */
export function chooseAgain(madeAgain: MadeAgain, isSame: boolean): AlertItem {
  const { reason } = madeAgain;
  const why = isSame ? [REPRICED[reason], 'What you chose can be had at the same price.'] : [];
  return {
    kind: 'DECISION',
    title: 'Your offers were made again: please choose once more',
    text: [...why, largestNow(madeAgain)].join(' '),
  };
}

/** The largest line before and now, with all that decides it: the page tells that of another fee or term as well. */
function largestNow({ before, now }: MadeAgain): string {
  if (!now) return `No line can be had ${paidBack(before)} any more.`;
  const largest = formatWholeDollars(now.lineAmountCents);
  const as = `${paidBack(now)} with a fee of ${formatPct(now.feePct, 2)}`;
  return now.lineAmountCents === before.lineAmountCents
    ? `You can still borrow up to ${largest} ${as}.`
    : `You can now borrow up to ${largest} ${as}; before it was ${formatWholeDollars(before.lineAmountCents)}.`;
}
