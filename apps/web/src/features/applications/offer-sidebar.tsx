import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { TermsCard, TermsRow } from '@homeline/ui/offer/terms-card.tsx';
import { offersCopy } from '../offers/copy.ts';
import { CARD_TITLES } from './answers-copy.ts';
import { useApplication } from './application.ts';

/** Shows the chosen terms beside every later page. */
export default function OfferSidebar() {
  const terms = useTerms();
  return terms && <TermsCard {...terms} />;
}

/** Shows the chosen terms above every later page on a phone. */
export function OfferRow() {
  const terms = useTerms();
  return terms && <TermsRow {...terms} />;
}

/** Returns the chosen terms as shown. Interest only shows no term, because the principal is due at the end. */
function useTerms() {
  const { terms } = useApplication().answers;
  return (
    terms && {
      title: CARD_TITLES.line,
      monthlyPayment: formatDollars(terms.monthlyPaymentCents),
      apr: formatPct(terms.aprPct, 2),
      aprNote: offersCopy.terms.aprNote(formatRate(terms.noteRatePct)),
      initialDraw: formatDollars(terms.lineAmountCents),
      termYears: isInterestOnly(terms) ? undefined : terms.termYears,
    }
  );
}
