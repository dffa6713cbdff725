import type * as z from 'zod';
import type { CivilDate } from '../dates/civil-date.ts';
import type { Facts } from '../facts/facts.ts';
import { coOwnerLivesThere } from '../facts/funding.selectors.ts';
import { paystubDecision } from '../facts/income.selectors.ts';
import { payoffsCents, retainedLiens } from '../facts/liens.selectors.ts';
import type { Product } from '../facts/offers.facts.ts';
import { parcelOf } from '../facts/property.selectors.ts';
import { givenRecordingTax } from '../facts/recording-tax.selectors.ts';
import { coBorrowers } from '../facts/signers.selectors.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import { MINIMUM_AGE } from '../people/age.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import type { IncomeDoc } from '../policy/income-doc.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { combinedIncomeCents, qualifyingScore } from '../underwriting/borrowers.ts';
import { borrowersOf } from './borrowers.ts';
import { rateCodes } from './codes.ts';
import { otherFeesOn } from './costs.ts';
import { monthlyDebtsCents } from './monthly-debts.ts';
import { linkedAssets } from './monthly-income.ts';

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

/** How income was documented so far. It counts as verified automatically until pay stubs are accepted. */
function incomeDocumentation(facts: Facts): IncomeDoc {
  if (linkedAssets(facts)) return 'ASSET_DEPLETION';
  const { decision = 'REJECTED' } = paystubDecision(facts) ?? {};
  return decision === 'REJECTED' ? 'VERIFIED_AUTOMATED' : 'MANUAL_PAYSTUB';
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
  const borrowers = borrowersOf(facts, context);
  const fico = qualifyingScore(borrowers);
  const parcel = parcelOf(facts);
  const valueCents = lendingValueCents(facts);
  if (fico === undefined || !parcel || valueCents === undefined || !facts.property) return undefined;
  const retained = retainedLiens(facts);
  const codeSources = rateCodes(facts);
  const givenTax = givenRecordingTax(facts);
  return {
    sheet: context.sheet,
    policy: context.policy,
    fico,
    valueCents,
    retainedLiensCents: retained.map(({ securedCents }) => securedCents),
    monthlyIncomeCents: combinedIncomeCents(borrowers),
    monthlyDebtsCents: monthlyDebtsCents(facts, borrowers),
    occupancy: facts.property.occupancy,
    ...(facts.origin?.compensationPct !== undefined && { compensationPct: facts.origin.compensationPct }),
    ...(coOwnerLivesThere(facts) && { coOwnerLivesThere: true }),
    lienPosition: retained.length === 0 ? 1 : 2,
    propertyType: parcel.propertyType,
    state: facts.property.state,
    countyFips: parcel.countyFips,
    city: facts.property.city,
    zip: facts.property.zip,
    ...(givenTax && { givenTax }),
    incomeDoc: incomeDocumentation(facts),
    codes: [...codeSources.keys()],
    codeSources,
    product,
    otherFees: otherFeesOn(facts, context.sheet),
    payoffsCents: payoffsCents(facts),
    ...(borrowers.length > 1 && { isJoint: true }),
    ownerAges: [context.ageYears, ...coBorrowers(facts).map(() => MINIMUM_AGE)],
  };
}
