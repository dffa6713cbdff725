import { type Cents, cents, roundHalfUp, sumCents, toCents } from '../money/cents.ts';

/** The lines that can be asked for. */
export const SMALLEST_LINE_CENTS = toCents(15_000);
export const LARGEST_LINE_CENTS = toCents(400_000);

/** The most that recording may cost a borrower, taxes aside. */
export const HIGHEST_RECORDING_FEE_CENTS = toCents(315);

/** What a borrower pays besides the origination fee. */
export type Fees = {
  /** Charged when no automated valuation is usable. */
  readonly valuationCents: Cents;
  /** Charged when a notary comes in person. */
  readonly manualNotaryCents: Cents;
  readonly recordingCents: Cents;
};

/** The highest origination fee, percent of the line. */
export const HIGHEST_ORIGINATION_FEE_PCT = 4.99;

/**
 * The origination fee of a line, half up to the cent.
 * @param feePct percent of the line
 */
export function originationFee(lineCents: Cents, feePct: number): Cents {
  return cents(roundHalfUp((lineCents * roundHalfUp(feePct * 1000)) / 100_000));
}

/** What a borrower pays besides the origination fee and recording, taken from the draw; nothing for what is not charged. */
export type OtherFees = Pick<Fees, 'valuationCents' | 'manualNotaryCents'>;

export const NO_OTHER_FEES: OtherFees = { valuationCents: cents(0), manualNotaryCents: cents(0) };

/**
 * What of a sheet's fees is charged besides the origination fee and recording.
 * @param fees of the sheet, for the state of the home
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

/** What they come to. */
export function sumOfOtherFees({ valuationCents, manualNotaryCents }: OtherFees): Cents {
  return sumCents([valuationCents, manualNotaryCents]);
}

/**
 * What counts beside the origination fee toward the limit of Texas: what it costs to evaluate, to close and to record the line.
 * Source: Texas Constitution, article XVI, section 50(a)(6)(E).
 */
export function feesThatTexasCounts(fees: Fees, other: OtherFees): Cents {
  return sumCents([sumOfOtherFees(other), fees.recordingCents]);
}

/** What reaches the borrower of the initial draw: the line less its fee, other financed charges and debts paid off. */
export function cashToBorrower(draw: {
  lineCents: Cents;
  originationFeeCents: Cents;
  otherFinancedFeesCents: Cents;
  payoffsCents: Cents;
}): Cents {
  return cents(draw.lineCents - draw.originationFeeCents - draw.otherFinancedFeesCents - draw.payoffsCents);
}
