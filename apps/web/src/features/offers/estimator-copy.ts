import { organisation } from '@homeline/client/organisation.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import type { CreditBand } from '@homeline/domain/offers/line-estimate-form.ts';

const { highestOriginationFeePct, lowestOpeningFeesCents, highestOpeningFeesCents } =
  organisation.orgPricingData;

const BANDS: readonly { value: CreditBand; label: string }[] = [
  { value: 'EXCELLENT', label: 'Excellent (760 or higher)' },
  { value: 'VERY_GOOD', label: 'Very good (720 to 759)' },
  { value: 'GOOD', label: 'Good (680 to 719)' },
  { value: 'FAIR', label: 'Fair (640 to 679)' },
  { value: 'LOWER', label: 'Lower (600 to 639)' },
];

/** Copy for the estimator on the first page. */
export const estimatorCopy = {
  title: 'See what it might cost',
  amount: 'Amount',
  credit: 'Your credit score, roughly',
  bands: BANDS,
  term: 'Time to repay',
  years: (years: number) => `${years} years`,
  aMonth: 'a month',
  range: (from: string, to: string) => (from === to ? from : `${from} to\u00a0${to}`),
  apr: (apr: string, rate: string) => `APR ${apr}, fixed interest rate ${rate}`,
  /** The fees are those of the cost card, which stands on the same page. */
  conditions: `For a main home, with autopay. An estimate from today’s rates, not an offer: we haven’t checked your credit. The APR includes an origination fee of up to ${formatRate(highestOriginationFeePct)} of the line. Other fees to open it are ${formatWholeDollars(lowestOpeningFeesCents)} to ${formatWholeDollars(highestOpeningFeesCents)}, and you need homeowners insurance.`,
  none: 'We don’t offer a line of this amount with that credit and term. Try a smaller amount or another term.',
  failed: 'We can’t estimate this right now. You can still apply and see real offers.',
} as const;
