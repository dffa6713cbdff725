import type { Lien } from '@homeline/contract/liens/get-liens.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { liensCopy } from './copy.ts';

const { answers, equityLoan } = liensCopy;

/** Returns the possible answers about a mortgage. One that the county recorded on this home can't be on another. */
export function lienChoices(lien: Lien) {
  return [
    { value: 'CONFIRMED', label: answers.CONFIRMED },
    { value: 'PAY_OFF', label: answers.PAY_OFF, detail: payOffDetail(lien) },
    ...(lien.source === 'CREDIT' ? [onAnotherHome(lien)] : []),
    { value: 'DISPUTED', label: answers.DISPUTED, detail: answers.disputed },
  ] as const;
}

/** Returns the possible answers about a lien in Texas that a review found to be a home equity loan. */
export function equityLoanChoices(lien: Lien) {
  return [
    { value: 'PAY_OFF', label: equityLoan.answers.PAY_OFF, detail: payOffDetail(lien) },
    { value: 'CONFIRMED', label: equityLoan.answers.CONFIRMED, detail: equityLoan.keeping },
    { value: 'DISPUTED', label: equityLoan.answers.DISPUTED, detail: equityLoan.disputed },
  ] as const;
}

function payOffDetail({ balanceCents, securedCents }: Lien): string {
  return answers.payOff(formatWholeDollars(balanceCents), securedCents > balanceCents);
}

function onAnotherHome({ needsPapers }: Lien) {
  const detail = needsPapers ? `${answers.otherHome}. ${answers.otherHomeReview}` : answers.otherHome;
  return { value: 'OTHER_HOME', label: answers.OTHER_HOME, detail } as const;
}
