import { type Cents, cents, roundHalfUp, sumCents, toCents } from '../money/cents.ts';

/** The smallest and largest line that a borrower can request. */
export const SMALLEST_LINE_CENTS = toCents(15_000);
export const LARGEST_LINE_CENTS = toCents(400_000);

/** The highest recording fee for a borrower, without taxes. */
export const HIGHEST_RECORDING_FEE_CENTS = toCents(315);

/** The fees for a borrower in addition to the origination fee. */
export type Fees = {
  /** Charged when no AVM is usable. */
  readonly valuationCents: Cents;
  /** Charged for an in-person notary. */
  readonly manualNotaryCents: Cents;
  readonly recordingCents: Cents;
};

/** The highest origination fee, percent of the line. */
export const HIGHEST_ORIGINATION_FEE_PCT = 4.99;

/**
 * Returns the origination fee of a line, rounded half up to the cent.
 * @param feePct percent of the line
 */
export function originationFee(lineCents: Cents, feePct: number): Cents {
  return cents(roundHalfUp((lineCents * roundHalfUp(feePct * 1000)) / 100_000));
}

/** The fees taken from the draw in addition to the origination fee. Zero for a fee not charged. */
export type OtherFees = Pick<Fees, 'valuationCents' | 'manualNotaryCents'>;

export const NO_OTHER_FEES: OtherFees = { valuationCents: cents(0), manualNotaryCents: cents(0) };

/**
 * Returns the valuation and notary fees to charge.
 * @param fees the sheet's fees for the state of the home
 */
export function otherFees(
  fees: Fees,
  charged: { readonly valuation: boolean; readonly manualNotary: boolean },
): OtherFees {
  return {
    valuationCents: charged.valuation ? fees.valuationCents : cents(0),
    manualNotaryCents: charged.manualNotary ? fees.manualNotaryCents : cents(0),
  };
}

/** Returns the sum of the other fees in cents. */
export function totalOtherFees({ valuationCents, manualNotaryCents }: OtherFees): Cents {
  return sumCents([valuationCents, manualNotaryCents]);
}

/**
 * Returns the fees in cents that count toward the Texas 2% cap in addition to the origination fee: valuation, notary and recording.
 * Source: Texas Constitution, article XVI, section 50(a)(6)(E).
 */
export function texasCountedFees(fees: Fees, other: OtherFees): Cents {
  return sumCents([totalOtherFees(other), fees.recordingCents]);
}

/** Returns the borrower's cash from the initial draw in cents: the line less fees, other financed charges and payoffs. */
export function cashToBorrower(draw: {
  lineCents: Cents;
  originationFeeCents: Cents;
  otherFinancedFeesCents: Cents;
  payoffsCents: Cents;
}): Cents {
  return cents(draw.lineCents - draw.originationFeeCents - draw.otherFinancedFeesCents - draw.payoffsCents);
}
