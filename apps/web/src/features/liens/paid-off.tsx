import type { Lien } from '@homeline/contract/liens/get-liens.ts';
import { cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { liensCopy } from './copy.ts';

type Answer = { readonly answer?: string | undefined } | undefined;

/** Shows how much of the line goes to other lenders, if any does. */
export function PaidOff({
  liens,
  answers = [],
}: {
  liens: readonly Lien[];
  answers: readonly Answer[] | undefined;
}) {
  const paidOffCents = liens.reduce(
    (sum, { balanceCents }, index) => (answers[index]?.answer === 'PAY_OFF' ? sum + balanceCents : sum),
    0,
  );
  if (paidOffCents === 0) return null;
  const [before, after] = liensCopy.paidOff;
  return (
    <p>
      {before} <strong className="figures">{formatWholeDollars(cents(paidOffCents))}</strong> {after}
    </p>
  );
}
