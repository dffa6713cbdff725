import type { PartnerCode } from '../facts/applicant.ts';
import { sumPct } from '../money/percent.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import type { Hit } from '../tables/bind.ts';

/** A code that lowers the rate, and the rate sheet row that sets the discount. */
export type Discount = { readonly code: PartnerCode; readonly pct: number; readonly rule: Hit<unknown> };

/** The discounts that count, and what they come to in percent: less than their sum where the cap cuts it. */
export type Discounts = { readonly counted: readonly Discount[]; readonly pct: number };

/**
 * What codes take off a rate: the best membership and autopay together up to the cap, or all in one where that is more.
 * @param codes of the borrower's channel and choices
 */
export function discountsOf(sheet: RateSheet, codes: readonly PartnerCode[]): Discounts {
  const best = (kind: ReturnType<RateSheet['discount']>['output']['kind']) =>
    codes
      .map((code) => ({ code, rule: sheet.discount(code) }))
      .filter(({ rule }) => rule.output.kind === kind)
      .map(({ code, rule }): Discount => ({ code, pct: rule.output.pct, rule }))
      .toSorted((a, b) => b.pct - a.pct)
      .slice(0, 1);
  const stacked = [...best('MEMBERSHIP'), ...best('AUTOPAY')];
  const stackedPct = Math.min(sheet.discountCapPct, sumPct(stacked.map(({ pct }) => pct)));
  const [allIn] = best('ALL_IN');
  return allIn && allIn.pct > stackedPct
    ? { counted: [allIn], pct: allIn.pct }
    : { counted: stacked, pct: stackedPct };
}
