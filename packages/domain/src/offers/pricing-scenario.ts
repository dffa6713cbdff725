import type * as z from 'zod';
import type { CivilDate } from '../dates/civil-date.ts';
import { creditReport } from '../facts/credit.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { homeCosts } from '../facts/home-costs.selectors.ts';
import { incomeResult, paystubDecision, verifiedMonthlyGrossCents } from '../facts/income.selectors.ts';
import { payoffsCents, retainedLiens, retainedMortgages } from '../facts/liens.selectors.ts';
import type { Product } from '../facts/offers.facts.ts';
import { parcelOf } from '../facts/property.selectors.ts';
import { coBorrowers } from '../facts/signers.selectors.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import { assetDepletion, assetShares } from '../income/asset-depletion.ts';
import { countedIncome } from '../income/other-income.ts';
import { type Cents, cents, sumCents } from '../money/cents.ts';
import { MINIMUM_AGE } from '../people/age.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import type { IncomeDoc } from '../policy/income-doc.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { rateCodes } from './codes.ts';
import { otherFeesOn } from './costs.ts';

/** The rules, date and age that a decision needs besides the facts. */
export type DecisionContext = {
  readonly sheet: RateSheet;
  readonly policy: CreditPolicy;
  readonly today: CivilDate;
  /**
   * The applicant's age in completed years. Lawful uses only: capacity to contract, and favoring an elderly applicant (12 CFR
   * 1002.6(b)(2)).
   */
  readonly ageYears: number;
};

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

/** How income was documented so far. It counts as verified automatically until pay stubs are accepted. */
function incomeDocumentation(facts: Facts): IncomeDoc {
  if (linkedAssets(facts)) return 'ASSET_DEPLETION';
  const { decision = 'REJECTED' } = paystubDecision(facts) ?? {};
  return decision === 'REJECTED' ? 'VERIFIED_AUTOMATED' : 'MANUAL_PAYSTUB';
}

/** Returns the gross monthly income for a decision: verified if available, else stated, plus assets spread over ten years. */
export function monthlyIncome(
  facts: Facts,
  { policy, ageYears }: Pick<DecisionContext, 'policy' | 'ageYears'>,
) {
  const verifiedCents = verifiedMonthlyGrossCents(facts);
  const shownCents = cents(verifiedCents ?? facts.statedIncome?.monthlyGrossCents ?? 0);
  const pension = verifiedCents === undefined ? undefined : incomeResult(facts)?.pension;
  const counted = countedIncome(policy, facts.statedIncome, shownCents, pension);
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
    pension,
    assets,
    fromAssetsCents,
    totalCents,
  };
}

/** Returns the monthly debts that remain: non-mortgage debts on the credit report, and the housing payments. */
export function monthlyDebtsCents(facts: Facts): Cents {
  const others = creditReport(facts)?.nonMortgageMonthlyDebtsCents ?? 0;
  return cents(others + housingPaymentsCents(facts));
}

/** Returns the monthly payments on all mortgages that remain, plus the other costs of this home. */
export function housingPaymentsCents(facts: Facts): Cents {
  return sumCents([
    ...retainedMortgages(facts).map(({ monthlyPaymentCents }) => monthlyPaymentCents),
    ...homeCosts(facts).map(({ monthlyCents }) => monthlyCents),
  ]);
}

/**
 * Returns the scenario that prices the offers. Co-borrowers count as being of minimum age, because we don't ask their age.
 * @returns undefined while the score, the value or the property is unknown
 */
export function pricingScenario(
  facts: Facts,
  context: DecisionContext,
  product: z.infer<typeof Product> = 'FIXED_TERM',
): PricingScenario | undefined {
  const fico = creditReport(facts)?.fico;
  const parcel = parcelOf(facts);
  const valueCents = lendingValueCents(facts);
  if (fico === undefined || !parcel || valueCents === undefined || !facts.property) return undefined;
  const retained = retainedLiens(facts);
  const codeSources = rateCodes(facts);
  return {
    sheet: context.sheet,
    policy: context.policy,
    fico,
    valueCents,
    retainedLiensCents: retained.map(({ securedCents }) => securedCents),
    monthlyIncomeCents: monthlyIncome(facts, context).totalCents,
    monthlyDebtsCents: monthlyDebtsCents(facts),
    occupancy: facts.property.occupancy,
    lienPosition: retained.length === 0 ? 1 : 2,
    propertyType: parcel.propertyType,
    state: facts.property.state,
    countyFips: parcel.countyFips,
    incomeDoc: incomeDocumentation(facts),
    codes: [...codeSources.keys()],
    codeSources,
    product,
    otherFees: otherFeesOn(facts, context.sheet),
    payoffsCents: payoffsCents(facts),
    ownerAges: [context.ageYears, ...coBorrowers(facts).map(() => MINIMUM_AGE)],
  };
}
