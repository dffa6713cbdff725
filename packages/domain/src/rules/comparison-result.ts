import type * as z from 'zod';
import type { Outcome, Terms } from '../facts/offers.facts.ts';
import type { Cents } from '../money/cents.ts';
import { isReasonCode, REASONS } from '../reasons/reason-codes.ts';
import type { ChangedTerm } from './changed-terms.ts';

/** A line over a term and its price. */
type ComparedTerms = Pick<
  Terms,
  'product' | 'termYears' | 'lineAmountCents' | 'noteRatePct' | 'aprPct' | 'monthlyPaymentCents'
>;

/** A decision under one version of the rules. */
type Decided<O> = {
  readonly outcome: O;
  /** The failed rules by name, in the order of the policy. */
  readonly failures: readonly string[];
  /** The reasons a notice would be made of, each once and with its code. */
  readonly reasons: readonly string[];
};

/**
 * The decision on stated income. `HOME_PASSES`: no property rule fails, and too little is known to decide further. It occurs only if
 * the other version declines the home.
 */
export type InitialResult = Decided<z.infer<typeof Outcome> | 'HOME_PASSES'> & {
  /** Across all terms; zero without offers. */
  readonly largestLineCents: Cents;
  /** The same line and term under both versions, as far as both lend it. */
  readonly terms?: ComparedTerms | undefined;
};

/** The decision on verified facts. */
export type FinalResult = Decided<z.infer<typeof Outcome>> & {
  /** The terms after the decision, as chosen or changed. Undefined if it leads to none. */
  readonly terms?: ComparedTerms | undefined;
};

/** The same under two versions of the rules. */
export type Versions<T> = { readonly before: T; readonly after: T };

/** What a new version changes for one application. */
export type ComparisonResult = Versions<InitialResult> & {
  /** Every term whose bounds or price differ. */
  readonly changedTerms: readonly ChangedTerm[];
  /** Present once the final decision was made. */
  readonly final?: Versions<FinalResult> | undefined;
};

/**
 * Returns each reason with its code, for staff: "AA09 Your monthly obligations are too high for your income". AA24 has the lender's own
 * words. A score reason stays AA26, which a notice prints as its factors (`reasonsInWords` in `adverse-action/words.ts`).
 */
export function codedReasons(codes: readonly string[], statedReasons: readonly string[]): readonly string[] {
  return codes
    .filter(isReasonCode)
    .flatMap((code) =>
      (code === 'AA24' ? statedReasons : [REASONS[code].text]).map((text) => `${code} ${text}`),
    );
}
