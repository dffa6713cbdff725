import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';

/** The years over which assets count as income. */
export const ASSETS_LAST_YEARS = 10;

const MONTHS = ASSETS_LAST_YEARS * 12;

export type Assets = {
  checkingSavingsCents: Cents;
  brokerageCents: Cents;
  retirementCents: Cents;
};

/** The share of each kind of asset that counts, in percent. */
export type AssetShares = {
  readonly checkingSavingsPct: number;
  readonly brokeragePct: number;
  readonly retirementPct: number;
};

/**
 * Returns the share of each kind of asset that a policy counts.
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
 * Converts assets to monthly income: the eligible part over ten years, rounded down to the cent. No assets are deducted for closing,
 * because fees and payoffs come out of the draw, and `cashLacking` in `pricing/choice.ts` keeps enough cash for recording.
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
