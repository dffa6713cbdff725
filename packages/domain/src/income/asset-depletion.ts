import { type Cents, cents, roundHalfUp } from '../money/cents.ts';
import type { CreditPolicy } from '../underwriting/policy.ts';

const MONTHS = 120;

export type Assets = {
  checkingSavingsCents: Cents;
  brokerageCents: Cents;
  retirementCents: Cents;
  /** Completed years. */
  ageYears: number;
  /** What closing takes out of these assets. */
  usedToCloseCents?: Cents;
};

/** Assets as income: the part of them that the policy counts, spread over ten years and cut to the cent. */
export function assetDepletion(
  policy: CreditPolicy,
  assets: Assets,
): { eligibleCents: Cents; monthlyCents: Cents } {
  const sharePct = (asset: 'CHECKING_SAVINGS' | 'BROKERAGE' | 'RETIREMENT') =>
    policy.assets({ asset, ageYears: assets.ageYears }).output.sharePct;
  const hundredths =
    assets.checkingSavingsCents * sharePct('CHECKING_SAVINGS') +
    assets.brokerageCents * sharePct('BROKERAGE') +
    assets.retirementCents * sharePct('RETIREMENT') -
    (assets.usedToCloseCents ?? 0) * 100;
  const eligible = Math.max(0, hundredths);
  return {
    eligibleCents: cents(roundHalfUp(eligible / 100)),
    monthlyCents: cents(Math.floor(eligible / (100 * MONTHS))),
  };
}
