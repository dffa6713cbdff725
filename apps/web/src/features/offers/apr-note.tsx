import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';

/** Why the rate with the fee in it and the one in the agreement differ (12 CFR 1026.6(a)(1): a plan's rate has no fee in it). */
export function AprNote({ terms }: { terms: Pick<Terms, 'noteRatePct' | 'originationFeeCents'> }) {
  if (terms.originationFeeCents === 0) return null;
  return (
    <p className="fine-print">
      The APR here includes the origination fee. Your agreement shows {formatPct(terms.noteRatePct, 2)}: for a
      line of credit the law counts interest alone.
    </p>
  );
}
