import type { Offers } from '@homeline/contract/offers/get-offers.ts';

type Offer = Pick<Offers['offers'][number], 'maximumCents' | 'limitedByIncome'>;

/** What savings would do for the lines that are offered: they count as income, and so raise those alone that the income limits. */
export function whySavings(offers: readonly Offer[]): string {
  if (offers.length === 0)
    return 'Too little of your income is left for a line: from it go each month the mortgages that stay, what your home costs besides, and the other debts on your credit report. Savings can count as income beside it.';
  const largest = Math.max(...offers.map(({ maximumCents }) => maximumCents));
  if (offers.every(({ maximumCents, limitedByIncome }) => limitedByIncome || maximumCents < largest))
    return 'Your income limits your line. Savings can count as income beside it and may raise the line.';
  const carried = 'Your income carries your largest line already, so savings do not raise it.';
  return offers.some(({ limitedByIncome }) => limitedByIncome)
    ? `${carried} They may over a shorter term, where your income limits the line.`
    : carried;
}
