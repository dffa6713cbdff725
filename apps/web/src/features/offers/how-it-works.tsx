import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { type Cents, cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { drawPeriodYears } from '@homeline/domain/pricing/draws.ts';
import { offersCopy } from './copy.ts';

const words = offersCopy.howItWorks;

/** Explains a line of credit: the whole draw on the first day, later draws, and what is due up front. */
export function HowItWorks({
  terms: { lineAmountCents, termYears, costs },
  minimumRedrawCents,
  inPersonCents = cents(0),
}: {
  readonly terms: Pick<CostedTerms, 'lineAmountCents' | 'termYears' | 'costs'>;
  readonly minimumRedrawCents: Cents;
  /** What the lender charges for a notary in person. */
  readonly inPersonCents?: Cents | undefined;
}) {
  // Where the law requires one, the fee is among the costs.
  const isInPerson = costs.some(({ kind }) => kind === 'MANUAL_NOTARY');
  return (
    <section className="how-it-works" aria-labelledby="how-it-works">
      <h2 id="how-it-works">{words.heading}</h2>
      <ul>
        <li>{words.draw(formatWholeDollars(lineAmountCents))}</li>
        <li>{words.again(drawPeriodYears(termYears), formatWholeDollars(minimumRedrawCents))}</li>
        <li>{words.upFront}</li>
        {inPersonCents > 0 && !isInPerson && <li>{words.inPerson(formatWholeDollars(inPersonCents))}</li>}
      </ul>
    </section>
  );
}
