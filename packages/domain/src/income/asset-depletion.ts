import { type Cents, cents, roundHalfUp } from '../money/cents.ts';

const MONTHS = 120;
const FULL_RETIREMENT_AGE = 60;
const SHARE_PCT = { checkingSavings: 100, brokerage: 70, retirement: 60, earlyRetirement: 50 };

export type Assets = {
  checkingSavingsCents: Cents;
  brokerageCents: Cents;
  retirementCents: Cents;
  /** Completed years; below 60 less of what is saved for retirement counts. */
  ageYears: number;
  /** What closing takes out of these assets. */
  usedToCloseCents?: Cents;
};

/** Assets as income: the part of them that counts, spread over ten years and cut to the cent. */
export function assetDepletion(assets: Assets): { eligibleCents: Cents; monthlyCents: Cents } {
  const retirementPct =
    assets.ageYears >= FULL_RETIREMENT_AGE ? SHARE_PCT.retirement : SHARE_PCT.earlyRetirement;
  const hundredths =
    assets.checkingSavingsCents * SHARE_PCT.checkingSavings +
    assets.brokerageCents * SHARE_PCT.brokerage +
    assets.retirementCents * retirementPct -
    (assets.usedToCloseCents ?? 0) * 100;
  const eligible = Math.max(0, hundredths);
  return {
    eligibleCents: cents(roundHalfUp(eligible / 100)),
    monthlyCents: cents(Math.floor(eligible / (100 * MONTHS))),
  };
}
