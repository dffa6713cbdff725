import type { Facts } from '../facts/facts.ts';
import { verifiedAward, verifiedMonthlyGrossCents } from '../facts/income.selectors.ts';
import { assetDepletion, assetShares } from '../income/asset-depletion.ts';
import { countedIncome } from '../income/other-income.ts';
import { cents } from '../money/cents.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';

/** The policy that counts income, and the applicant's age in completed years. */
export type IncomeContext = { readonly policy: CreditPolicy; readonly ageYears: number };

/** Returns the assets that the borrower linked to add to income. */
export function linkedAssets(facts: Facts) {
  return facts.assets?.answer === 'LINKED' ? facts.assets : undefined;
}

/** Returns the reserves in cents: those that came with verified income, else linked savings and brokerage; undefined without either. */
export function reservesCents(facts: Facts) {
  const assets = linkedAssets(facts);
  const fromAssets = assets && cents((assets.checkingSavingsCents ?? 0) + (assets.brokerageCents ?? 0));
  return (
    facts.incomeResults.findLast(({ reservesCents: verified }) => verified !== undefined)?.reservesCents ??
    fromAssets
  );
}

/** Returns the gross monthly income for a decision: verified if available, else stated, plus assets spread over ten years. */
export function monthlyIncome(facts: Facts, { policy, ageYears }: IncomeContext) {
  const verifiedCents = verifiedMonthlyGrossCents(facts);
  const shownCents = cents(verifiedCents ?? facts.statedIncome?.monthlyGrossCents ?? 0);
  const counted = countedIncome(policy, facts.statedIncome, shownCents, verifiedAward(facts));
  const linked = linkedAssets(facts);
  const assets = linked && {
    checkingSavingsCents: linked.checkingSavingsCents ?? cents(0),
    brokerageCents: linked.brokerageCents ?? cents(0),
    retirementCents: linked.retirementCents ?? cents(0),
  };
  const fromAssetsCents = assets
    ? assetDepletion(assetShares(policy, ageYears), assets).monthlyCents
    : cents(0);
  const totalCents = cents(counted.monthlyCents + fromAssetsCents);
  return {
    isVerified: verifiedCents !== undefined,
    shownCents,
    counted,
    assets,
    fromAssetsCents,
    totalCents,
  };
}
