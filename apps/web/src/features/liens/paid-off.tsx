import type { Lien } from '@homeline/contract/liens/get-liens.ts';
import { cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';

type Answer = { readonly answer?: string | undefined } | undefined;

/** How much of the line goes to other lenders, by what is answered so far; nothing where none does. */
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
  return (
    <p>
      About <strong className="figures">{formatWholeDollars(cents(paidOffCents))}</strong> of your line will
      go to your other lender. The exact payoff comes from them before you sign.
    </p>
  );
}
