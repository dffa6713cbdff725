import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { TermsCard } from '@homeline/ui/offer/terms-card.tsx';
import { type Application, useApplication } from './application.ts';

/** Where terms are being chosen, or those that were chosen cannot be had. */
const WITHOUT_OFFER: readonly string[] = ['product/select', 'product/prequal-winback', 'error/decline'];

/** Whether there are chosen terms to show: not before, and not where they do not stand. */
export function showsOffer({ answers, page }: Pick<Application, 'answers' | 'page'>): boolean {
  return answers.terms !== undefined && !WITHOUT_OFFER.includes(page);
}

/** The chosen terms beside every later page. Interest only has no term to show: the principal is due at the end. */
export function OfferSidebar() {
  const terms = useApplication().answers.terms;
  if (!terms) return null;
  return (
    <TermsCard
      title="Your line of credit"
      monthlyPayment={formatDollars(terms.monthlyPaymentCents)}
      apr={formatPct(terms.aprPct, 2)}
      initialDraw={formatDollars(terms.lineAmountCents)}
      termYears={isInterestOnly(terms) ? undefined : terms.termYears}
    />
  );
}
