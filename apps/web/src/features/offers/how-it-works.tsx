import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { type Cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { drawPeriodYears } from '@homeline/domain/pricing/draws.ts';
import { offersCopy } from './copy.ts';

const words = offersCopy.howItWorks;

/** Explains a line of credit: the whole draw on the first day, later draws, and what is due up front. */
export function HowItWorks({
  terms: { lineAmountCents, termYears },
  minimumRedrawCents,
}: {
  readonly terms: Pick<CostedTerms, 'lineAmountCents' | 'termYears'>;
  readonly minimumRedrawCents: Cents;
}) {
  return (
    <section className="how-it-works" aria-labelledby="how-it-works">
      <h2 id="how-it-works">{words.heading}</h2>
      <ul>
        <li>{words.draw(formatWholeDollars(lineAmountCents))}</li>
        <li>{words.again(drawPeriodYears(termYears), formatWholeDollars(minimumRedrawCents))}</li>
        <li>{words.upFront}</li>
      </ul>
    </section>
  );
}
