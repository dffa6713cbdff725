import type * as z from 'zod';
import type { Occupancy } from '../facts/home.ts';
import type { Product } from '../facts/offers.facts.ts';
import { type Cents, cents } from '../money/cents.ts';

type ProductName = z.infer<typeof Product>;

/**
 * The limits of the Texas Constitution for a home equity loan on a homestead, article XVI, section 50(a)(6). Fees are the owner's
 * costs of originating the line, in percent of the line.
 */
export const TEXAS_HOME_EQUITY = {
  maxCltvPct: 80,
  maxFeePct: 2,
  occupancies: ['PRIMARY'] satisfies Occupancy[] as readonly Occupancy[],
  /** The products with substantially equal installments that repay the line: section 50(a)(6)(L) and (t)(8). */
  products: ['FIXED_TERM'] satisfies ProductName[] as readonly ProductName[],
};

export type TexasFees = {
  /** 2% of the line. */
  capCents: Cents;
  /** The origination fee that the cap leaves after the other counted fees. */
  maxOriginationFeeCents: Cents;
  /** `maxOriginationFeeCents` in percent of the line, truncated to two decimals. */
  maxOriginationFeePct: number;
  /** The excess of the other counted fees over the cap. The lender pays it. */
  lenderCreditCents: Cents;
};

/**
 * Returns the fees that the Texas 2% cap allows on a line. Interest, discount points, a third-party appraisal, a survey and title
 * insurance don't count: section 50(a)(6)(E).
 * @param otherCountedFeesCents counted fees such as a BPO, a notary and recording
 */
export function texasFees(lineCents: Cents, otherCountedFeesCents: Cents): TexasFees {
  const cap = Math.floor((lineCents * TEXAS_HOME_EQUITY.maxFeePct) / 100);
  const availableCents = Math.max(0, cap - otherCountedFeesCents);
  return {
    capCents: cents(cap),
    maxOriginationFeeCents: cents(availableCents),
    maxOriginationFeePct: Math.floor((availableCents * 10_000) / lineCents) / 100,
    lenderCreditCents: cents(Math.max(0, otherCountedFeesCents - cap)),
  };
}

/** Returns whether the origination fee and the other counted fees stay within 2% of the line. */
export function withinTexasFeeCap(fees: {
  lineCents: Cents;
  originationFeeCents: Cents;
  otherCountedFeesCents: Cents;
}): boolean {
  return (
    fees.originationFeeCents <= texasFees(fees.lineCents, fees.otherCountedFeesCents).maxOriginationFeeCents
  );
}
