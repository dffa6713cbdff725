import type * as z from 'zod';
import type { Product } from '../facts/offers.facts.ts';
import type { Occupancy } from '../facts/property.facts.ts';
import { type Cents, cents } from '../money/cents.ts';

type ProductName = z.infer<typeof Product>;

/**
 * What the Texas Constitution allows on a homestead: article XVI, section 50(a)(6). No organisation can allow more.
 * Fees stand for what the owner pays to originate the line, percent of the line.
 */
export const TEXAS_HOME_EQUITY = {
  maxCltvPct: 80,
  maxFeePct: 2,
  occupancies: ['PRIMARY'] satisfies Occupancy[] as readonly Occupancy[],
  /** Instalments must be substantially equal and repay the line: section 50(a)(6)(L) and (t)(8). */
  products: ['FIXED_TERM'] satisfies ProductName[] as readonly ProductName[],
};

export type TexasFees = {
  /** 2% of the line. */
  capCents: Cents;
  /** What the cap leaves for an origination fee beside the other counted fees. */
  maxOriginationFeeCents: Cents;
  /** The same, percent of the line, cut to two decimals. */
  maxOriginationFeePct: number;
  /** What the other counted fees exceed the cap by; the lender bears it. */
  lenderCreditCents: Cents;
};

/**
 * The 2% limit on the fees of a Texas home equity line. Interest, discount points, a third party's appraisal, a survey and title
 * insurance are not counted: section 50(a)(6)(E).
 * @param otherCountedFeesCents a broker's opinion of value, a notary
 */
export function texasFees(lineCents: Cents, otherCountedFeesCents: Cents): TexasFees {
  const cap = Math.floor((lineCents * TEXAS_HOME_EQUITY.maxFeePct) / 100);
  const room = Math.max(0, cap - otherCountedFeesCents);
  return {
    capCents: cents(cap),
    maxOriginationFeeCents: cents(room),
    maxOriginationFeePct: Math.floor(Number(((room * 10_000) / lineCents).toPrecision(15))) / 100,
    lenderCreditCents: cents(Math.max(0, otherCountedFeesCents - cap)),
  };
}

/** Whether an origination fee and the other counted fees stay within 2% of the line. */
export function withinTexasFeeCap(fees: {
  lineCents: Cents;
  originationFeeCents: Cents;
  otherCountedFeesCents: Cents;
}): boolean {
  return (
    fees.originationFeeCents <= texasFees(fees.lineCents, fees.otherCountedFeesCents).maxOriginationFeeCents
  );
}
