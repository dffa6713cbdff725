import type * as z from 'zod';
import type { Outcome, Terms } from '../facts/offers.facts.ts';
import type { Cents } from '../money/cents.ts';
import { isReasonCode, REASONS } from '../reasons/reason-codes.ts';
import type { ChangedTerm } from './changed-terms.ts';

/** A line over a term, and what it costs. */
type OutlookTerms = Pick<
  Terms,
  'product' | 'termYears' | 'lineAmountCents' | 'noteRatePct' | 'aprPct' | 'monthlyPaymentCents'
>;

/** What the rules of one version decide. */
type Decided<O> = {
  readonly outcome: O;
  /** The names of the rules that fail, in the order of the policy. */
  readonly failures: readonly string[];
  /** Of all of them, each once, with its code: what a notice would be made of. */
  readonly reasons: readonly string[];
};

/**
 * On the stated income. `HOME_PASSES`: no property rule fails, and too little is known for more. Only beside a version that refuses the
 * home.
 */
export type Outlook = Decided<z.infer<typeof Outcome> | 'HOME_PASSES'> & {
  /** Over all terms; zero without offers. */
  readonly largestLineCents: Cents;
  /** The same line over the same term with either version, as far as both lend it. */
  readonly terms?: OutlookTerms | undefined;
};

/** On what was verified. */
export type FinalOutlook = Decided<z.infer<typeof Outcome>> & {
  /** Those that the decision leads to: as they were chosen, or changed. Undefined where it leads to none. */
  readonly terms?: OutlookTerms | undefined;
};

/** Under each of two versions of the rules. */
export type Versions<T> = { readonly before: T; readonly after: T };

export type Comparison = Versions<Outlook> & {
  /** Every term that one version offers otherwise than the other. */
  readonly changedTerms: readonly ChangedTerm[];
  /** Of an application that has come so far that the decision on what was verified was made. */
  readonly final?: Versions<FinalOutlook> | undefined;
};

/**
 * Every reason with its code, for the lender's own people: "AA09 Your monthly obligations are too high for your income"; what has no code
 * of its own in full. A score stands as AA26, which a notice prints as its factors (`reasonsInWords` in `adverse-action/words.ts`).
 */
export function codedReasons(codes: readonly string[], statedReasons: readonly string[]): readonly string[] {
  return codes
    .filter(isReasonCode)
    .flatMap((code) =>
      (code === 'AA24' ? statedReasons : [REASONS[code].text]).map((text) => `${code} ${text}`),
    );
}
