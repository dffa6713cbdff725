import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';

/** Assets are counted as if they were used up over so many years. */
export const ASSETS_LAST_YEARS = 10;

const MONTHS = ASSETS_LAST_YEARS * 12;

export type Assets = {
  checkingSavingsCents: Cents;
  brokerageCents: Cents;
  retirementCents: Cents;
};

/** How much of each kind of asset counts, percent. */
export type AssetShares = {
  readonly checkingSavingsPct: number;
  readonly brokeragePct: number;
  readonly retirementPct: number;
};

/**
 * What a policy counts of someone's assets.
 * @param ageYears completed years
 */
export function assetShares({ assets }: CreditPolicy, ageYears: number): AssetShares {
  return {
    checkingSavingsPct: assets({ asset: 'CHECKING_SAVINGS', ageYears }).output.sharePct,
    brokeragePct: assets({ asset: 'BROKERAGE', ageYears }).output.sharePct,
    retirementPct: assets({ asset: 'RETIREMENT', ageYears }).output.sharePct,
  };
}

/**
 * Assets as income: the part of them that counts, spread over ten years and cut to the cent. What is used of them to close would not
 * count; nothing is: fees and payoffs come out of the draw, and the cash that a draw leaves beside counted assets is never less than
 * what the borrower pays for recording (`cashLacking` in `pricing/choice.ts`).
 */
export function assetDepletion(
  shares: AssetShares,
  assets: Assets,
): { eligibleCents: Cents; monthlyCents: Cents } {
  const hundredths =
    assets.checkingSavingsCents * shares.checkingSavingsPct +
    assets.brokerageCents * shares.brokeragePct +
    assets.retirementCents * shares.retirementPct;
  return {
    eligibleCents: cents(roundHalfUp(hundredths / 100)),
    monthlyCents: cents(Math.floor(hundredths / (100 * MONTHS))),
  };
}
