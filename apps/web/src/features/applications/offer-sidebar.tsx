import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { TermsCard } from '@homeline/ui/offer/terms-card.tsx';
import { offersCopy } from '../offers/copy.ts';
import { CARD_TITLES } from './answers-copy.ts';
import { useApplication } from './application.ts';

/** Shows the chosen terms beside every later page. Interest only shows no term, because the principal is due at the end. */
export default function OfferSidebar() {
  const terms = useApplication().answers.terms;
  if (!terms) return null;
  return (
    <TermsCard
      title={CARD_TITLES.line}
      monthlyPayment={formatDollars(terms.monthlyPaymentCents)}
      apr={formatPct(terms.aprPct, 2)}
      aprNote={offersCopy.terms.aprNote(formatRate(terms.noteRatePct))}
      initialDraw={formatDollars(terms.lineAmountCents)}
      termYears={isInterestOnly(terms) ? undefined : terms.termYears}
    />
  );
}
