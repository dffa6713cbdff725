import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { type Cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { drawPeriodYears } from '@homeline/domain/pricing/draws.ts';
import { offersCopy } from './copy.ts';

const words = offersCopy.howItWorks;

/** Says what a line of credit does to one's money: the whole draw on the first day, drawing again, and what is paid otherwise. */
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
