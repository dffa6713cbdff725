import type * as z from 'zod';
import type { Outcome, Terms } from '../facts/offers.facts.ts';
import type { Cents } from '../money/cents.ts';
import { isReasonCode, REASONS } from '../reasons/reason-codes.ts';
import type { ChangedTerm } from './changed-terms.ts';

/** A line, its term and its price. */
type ComparedTerms = Pick<
  Terms,
  'product' | 'termYears' | 'lineAmountCents' | 'noteRatePct' | 'aprPct' | 'monthlyPaymentCents'
>;

/** A decision under one version of the rules. */
type VersionDecision<O> = {
  readonly outcome: O;
  /** The names of the failed rules, in policy order. */
  readonly failures: readonly string[];
  /** The reasons for a notice, each once and with its code. */
  readonly reasons: readonly string[];
};

/**
 * The decision on stated income. `HOME_PASSES` means that the home passes the property rules but other facts are missing. It occurs
 * only if the other version declines the home.
 */
export type InitialResult = VersionDecision<z.infer<typeof Outcome> | 'HOME_PASSES'> & {
  /** The largest line of all terms, or zero without offers. */
  readonly largestLineCents: Cents;
  /** The same line and term under both versions, if both allow it. */
  readonly terms?: ComparedTerms | undefined;
};

/** The decision on verified facts. */
export type FinalResult = VersionDecision<z.infer<typeof Outcome>> & {
  /** The chosen or changed terms after the decision. Undefined without terms. */
  readonly terms?: ComparedTerms | undefined;
};

/** A value under each of two versions of the rules. */
export type Versions<T> = { readonly before: T; readonly after: T };

/** The effect of a new version on one application. */
export type ComparisonResult = Versions<InitialResult> & {
  /** Every term whose bounds or price differ. */
  readonly changedTerms: readonly ChangedTerm[];
  /** Present after the final decision. */
  readonly final?: Versions<FinalResult> | undefined;
};

/**
 * Returns each reason with its code for staff, such as "AA09 Your monthly obligations are too high for your income". AA24 has the
 * lender's own text. A notice prints AA26 as the score factors instead.
 */
export function codedReasons(codes: readonly string[], statedReasons: readonly string[]): readonly string[] {
  return codes
    .filter(isReasonCode)
    .flatMap((code) =>
      (code === 'AA24' ? statedReasons : [REASONS[code].text]).map((text) => `${code} ${text}`),
    );
}
