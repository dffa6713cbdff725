import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import { offersCopy } from './copy.ts';

/** Says why the APR with the fee and the APR in the agreement differ (12 CFR 1026.6(a)(1): a plan's APR excludes the fee). */
export function AprNote({ terms }: { terms: Pick<Terms, 'noteRatePct' | 'originationFeeCents'> }) {
  if (terms.originationFeeCents === 0) return null;
  return <p className="fine-print">{offersCopy.terms.aprNote(formatRate(terms.noteRatePct))}</p>;
}
