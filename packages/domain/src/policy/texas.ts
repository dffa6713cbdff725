import type * as z from 'zod';
import type { Occupancy } from '../facts/home.ts';
import type { Product } from '../facts/offers.facts.ts';
import { type Cents, cents } from '../money/cents.ts';

type ProductName = z.infer<typeof Product>;

/**
 * The limits of the Texas Constitution on a homestead, article XVI, section 50(a)(6). No lender can allow more.
 * Fees are what the owner pays to originate the line, in percent of the line.
 */
export const TEXAS_HOME_EQUITY = {
  maxCltvPct: 80,
  maxFeePct: 2,
  occupancies: ['PRIMARY'] satisfies Occupancy[] as readonly Occupancy[],
  /** Installments must be substantially equal and repay the line: section 50(a)(6)(L) and (t)(8). */
  products: ['FIXED_TERM'] satisfies ProductName[] as readonly ProductName[],
};

export type TexasFees = {
  /** 2% of the line. */
  capCents: Cents;
  /** The origination fee that the cap leaves after the other counted fees. */
  maxOriginationFeeCents: Cents;
  /** The same in percent of the line, truncated to two decimals. */
  maxOriginationFeePct: number;
  /** The amount by which the other counted fees exceed the cap, which the lender pays. */
  lenderCreditCents: Cents;
};

/**
 * Applies the Texas 2% cap on fees to a line. Interest, discount points, a third-party appraisal, a survey and title insurance don't
 * count: section 50(a)(6)(E).
 * @param otherCountedFeesCents counted fees such as a BPO, a notary and recording
 */
export function texasFees(lineCents: Cents, otherCountedFeesCents: Cents): TexasFees {
  const cap = Math.floor((lineCents * TEXAS_HOME_EQUITY.maxFeePct) / 100);
  const availableCents = Math.max(0, cap - otherCountedFeesCents);
  return {
    capCents: cents(cap),
    maxOriginationFeeCents: cents(availableCents),
    maxOriginationFeePct: Math.floor(Number(((availableCents * 10_000) / lineCents).toPrecision(15))) / 100,
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
