import type { Offers } from '@homeline/contract/offers/get-offers.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { offersCopy } from './copy.ts';
import { paidBack } from './offer-key.ts';

const words = offersCopy.reoffered;

type MadeAgain = NonNullable<Offers['madeAgain']>;

/**
 * Returns the alert that asks the borrower to choose again: why, and the largest line before and now.
 * @param isSame whether the chosen line costs what it did; if not, the page shows the reason beside the changed terms
 */
export function reofferedAlert(madeAgain: MadeAgain, isSame: boolean): AlertItem {
  const why = isSame ? [offersCopy.repriced[madeAgain.reason], words.same] : [];
  return { kind: 'DECISION', title: words.title, text: [...why, largestNow(madeAgain)].join(' ') };
}

function largestNow({ before, now }: MadeAgain): string {
  if (!now) return words.none(paidBack(before));
  const largest = words.withFee(
    formatWholeDollars(now.lineAmountCents),
    paidBack(now),
    formatPct(now.feePct, 2),
  );
  return now.lineAmountCents === before.lineAmountCents
    ? words.still(largest)
    : words.now(largest, formatWholeDollars(before.lineAmountCents));
}
