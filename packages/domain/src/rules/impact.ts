import { type Cents, cents } from '../money/cents.ts';
import { sumPct } from '../money/percent.ts';
import type { ComparisonResult, FinalResult, InitialResult, Versions } from './comparison-result.ts';

/** The effect of a new version on one application, after less before. Prices are absent unless both versions have one. */
export type Impact = {
  readonly isAffected: boolean;
  readonly ratePct?: number;
  readonly aprPct?: number;
  readonly paymentCents?: Cents;
  readonly lineCents: Cents;
};

/** Returns the impact on one application. */
export function impactOf({ before, after, changedTerms, final }: ComparisonResult): Impact {
  const lineCents = cents(after.largestLineCents - before.largestLineCents);
  const isAffected = isOtherDecision({ before, after }) || changedTerms.length > 0 || isOtherFinal(final);
  if (!before.terms || !after.terms) return { isAffected, lineCents };
  const change = {
    ratePct: sumPct([after.terms.noteRatePct, -before.terms.noteRatePct]),
    aprPct: sumPct([after.terms.aprPct, -before.terms.aprPct]),
    paymentCents: cents(after.terms.monthlyPaymentCents - before.terms.monthlyPaymentCents),
    lineCents,
  };
  return { isAffected: isAffected || Object.values(change).some((by) => by !== 0), ...change };
}

function isOtherDecision({ before, after }: Versions<InitialResult | FinalResult>): boolean {
  return (
    before.outcome !== after.outcome ||
    before.failures.join() !== after.failures.join() ||
    before.reasons.join() !== after.reasons.join()
  );
}

/** Returns whether the final decision or its terms differ. */
function isOtherFinal(final: Versions<FinalResult> | undefined): boolean {
  if (!final) return false;
  const { before, after } = final;
  return isOtherDecision(final) || FIGURES.some((figure) => before.terms?.[figure] !== after.terms?.[figure]);
}

const FIGURES = ['lineAmountCents', 'noteRatePct', 'aprPct', 'monthlyPaymentCents'] as const;
