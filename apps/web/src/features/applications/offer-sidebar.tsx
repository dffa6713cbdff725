import { formatDollars, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { TermsCard } from '@homeline/ui/offer/terms-card.tsx';
import { useApplication } from './application.ts';

/** The chosen terms beside every later page; nothing before there are any, nor where they are being chosen. */
export function OfferSidebar() {
  const { answers, status } = useApplication();
  const terms = answers.offerSelection?.terms;
  if (!terms || status.page === 'product/select') return null;
  return (
    <TermsCard
      title="Your line of credit"
      monthlyPayment={formatDollars(terms.monthlyPaymentCents)}
      apr={formatPct(terms.aprPct, 2)}
      initialDraw={formatWholeDollars(terms.lineAmountCents)}
      termYears={terms.product === 'INTEREST_ONLY_AGE_RESTRICTED' ? undefined : terms.termYears}
    />
  );
}
