import type { PartnerCode } from '../facts/applicant.ts';
import { sumPct } from '../money/percent.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import type { Hit } from '../tables/bind.ts';

/** A partner code's discount in percent, and the rate sheet row that sets it. */
export type Discount = { readonly code: PartnerCode; readonly pct: number; readonly rule: Hit<unknown> };

/** The discounts that count, and their capped total in percent. */
export type Discounts = { readonly counted: readonly Discount[]; readonly pct: number };

/**
 * Returns the discounts of partner codes: the best membership plus autopay up to the cap, or a larger all-in discount.
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
