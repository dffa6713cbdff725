import type { Lien } from '@homeline/contract/liens/get-liens.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';

/** What the borrower may say of a mortgage. One that the county has recorded on this home is on no other. */
export function lienChoices(lien: Lien) {
  return [
    IT_STAYS,
    { value: 'PAY_OFF', label: 'Yes, and my line pays it off', detail: paidOff(lien) },
    ...(lien.source === 'CREDIT' ? [onAnotherHome(lien)] : []),
    {
      value: 'DISPUTED',
      label: 'This is not mine, or it is paid off',
      detail: 'An underwriter looks into it, usually within 1 to 2 business days',
    },
  ] as const;
}

/** The same of one on a home in Texas that a review found to be a home equity loan. */
export function equityLoanChoices(lien: Lien) {
  return [
    { value: 'PAY_OFF', label: 'My line pays it off', detail: paidOff(lien) },
    {
      value: 'CONFIRMED',
      label: 'I keep it',
      detail: 'The law of Texas does not allow your line beside it, so your application cannot go on',
    },
    {
      value: 'DISPUTED',
      label: 'This is not a home equity loan, or it is paid off',
      detail: 'An underwriter looks at its papers again, usually within 1 to 2 business days',
    },
  ] as const;
}

function paidOff({ balanceCents, securedCents }: Lien): string {
  const closed =
    securedCents > balanceCents
      ? 'that line of credit is closed: nothing can be drawn on it any more'
      : 'the loan is closed';
  return `About ${formatWholeDollars(balanceCents)} of your line goes to this lender, and ${closed}`;
}

const IT_STAYS = { value: 'CONFIRMED', label: 'Yes, and it stays' } as const;

function onAnotherHome({ needsPapers }: Lien) {
  const counts = 'Its payment counts among your debts, and nothing of it against this home';
  return {
    value: 'OTHER_HOME',
    label: 'It is on another home',
    detail: needsPapers
      ? `${counts}. An underwriter looks at its papers first, usually within 1 to 2 business days`
      : counts,
  } as const;
}
