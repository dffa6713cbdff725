import { derived } from './derived.ts';
import { hasEmployer, isTimeLimited } from './employment.ts';
import type { FactName, Facts } from './facts.ts';
import { recentMortgageInquiries } from './inquiries.selectors.ts';
import { needsEstimate, valuationRequiredAt } from './valuation.selectors.ts';

/** The condition under which an answer applies. An answer without a row always applies. */
const APPLIES: { readonly [Name in FactName]?: (facts: Facts) => boolean } = {
  signers: ({ additionalProfile, signers }) =>
    additionalProfile?.ownership !== 'INDIVIDUAL' ||
    signers?.signers.some(({ isSpouse }) => isSpouse) === true,
  estimatedValue: needsEstimate,
  homeCondition: (facts) => valuationRequiredAt(facts) !== undefined,
  inquiryAttestation: (facts) => recentMortgageInquiries(facts).length > 0,
};

type StatedIncome = NonNullable<Facts['statedIncome']>;

/** The condition under which a field of the stated income applies. */
const INCOME_PARTS: { readonly [Part in keyof StatedIncome]?: (stated: StatedIncome) => boolean } = {
  employerName: ({ employmentType }) => hasEmployer(employmentType),
  monthsReceived: ({ employmentType }) => isTimeLimited(employmentType),
  monthsRemaining: ({ employmentType }) => isTimeLimited(employmentType),
};

/**
 * Returns the facts without answers that no longer apply. They stay stored and return when they apply again. Pricing, underwriting,
 * disclosures and submission read facts through this function.
 */
export const relevantFacts = derived((facts): Facts => {
  const { statedIncome, ...others } = keepApplicable(facts, APPLIES, facts);
  return {
    ...others,
    ...(statedIncome && { statedIncome: keepApplicable(statedIncome, INCOME_PARTS, statedIncome) }),
  };
});

function keepApplicable<Whole extends object, Given>(
  whole: Whole,
  applies: { readonly [Part in keyof Whole]?: (given: Given) => boolean },
  given: Given,
): Whole {
  const kept = Object.entries(whole).filter(([part]) => applies[part as keyof Whole]?.(given) ?? true);
  return Object.fromEntries(kept) as Whole;
}
