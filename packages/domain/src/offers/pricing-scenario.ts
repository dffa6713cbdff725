import type * as z from 'zod';
import type { CivilDate } from '../dates/civil-date.ts';
import { countedCoBorrowers } from '../facts/co-borrowers.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { coOwnerLivesThere } from '../facts/funding.selectors.ts';
import { paystubDecision } from '../facts/income.selectors.ts';
import { payoffsCents, retainedLiens } from '../facts/liens.selectors.ts';
import type { Product } from '../facts/offers.facts.ts';
import { parcelOf } from '../facts/property.selectors.ts';
import { givenRecordingTax } from '../facts/recording-tax.selectors.ts';
import { lendingValueCents } from '../facts/valuation.selectors.ts';
import { MINIMUM_AGE } from '../people/age.ts';
import type { CreditPolicy } from '../policy/credit-policy.ts';
import type { IncomeDoc } from '../policy/income-doc.ts';
import type { RateSheet } from '../policy/rate-sheet.ts';
import type { PricingScenario } from '../pricing/choice.ts';
import { combinedIncomeCents, qualifyingScore } from '../underwriting/borrowers.ts';
import type { ApplicantAges } from './applicant-ages.ts';
import { borrowersOf } from './borrowers.ts';
import { rateCodes } from './codes.ts';
import { otherFeesOn } from './costs.ts';
import { monthlyDebtsCents } from './monthly-debts.ts';
import { linkedAssets } from './monthly-income.ts';

/** The day at the home and the applicants' ages that a decision needs besides the facts. */
export type DatedApplicants = ApplicantAges & { readonly today: CivilDate };

/** The rules, date and ages that a decision needs besides the facts. */
export type DecisionContext = DatedApplicants & {
  readonly sheet: RateSheet;
  readonly policy: CreditPolicy;
};

/** How income was documented so far. It counts as verified automatically until pay stubs are accepted. */
function incomeDocumentation(facts: Facts): IncomeDoc {
  if (linkedAssets(facts)) return 'ASSET_DEPLETION';
  const { decision = 'REJECTED' } = paystubDecision(facts) ?? {};
  return decision === 'REJECTED' ? 'VERIFIED_AUTOMATED' : 'MANUAL_PAYSTUB';
}

/**
 * Returns the scenario that prices the offers. A co-borrower counts with their own age, once they count at all.
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
    ownerAges: [
      context.ageYears,
      ...countedCoBorrowers(facts).map(({ uuid }) => context.coBorrowerAges.get(uuid) ?? MINIMUM_AGE),
    ],
  };
}
