import type { Lien } from '@homeline/contract/liens/get-liens.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';

/** What the borrower may say of a mortgage. One that the county has recorded on this home is on no other. */
export function lienChoices({ balanceCents, securedCents, source }: Lien) {
  const closed =
    securedCents > balanceCents
      ? 'that line of credit is closed: nothing can be drawn on it any more'
      : 'the loan is closed';
  return [
    IT_STAYS,
    {
      value: 'PAY_OFF',
      label: 'Yes, and my line pays it off',
      detail: `About ${formatWholeDollars(balanceCents)} of your line goes to this lender, and ${closed}`,
    },
    ...(source === 'CREDIT' ? [ON_ANOTHER_HOME] : []),
    {
      value: 'DISPUTED',
      label: 'This is not mine, or it is paid off',
      detail: 'An underwriter looks into it, usually within 1 to 2 business days',
    },
  ] as const;
}

const IT_STAYS = { value: 'CONFIRMED', label: 'Yes, and it stays' } as const;

const ON_ANOTHER_HOME = {
  value: 'OTHER_HOME',
  label: 'It is on another home',
  detail: 'Its payment counts among your debts, and nothing of it against this home',
} as const;
