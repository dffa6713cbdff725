import { hasAnEnd, hasEmployer } from './employment.ts';
import type { FactName, Facts } from './facts.ts';
import { recentMortgageInquiries } from './inquiries.selectors.ts';
import { needsEstimate, valuationRequiredAt } from './valuation.selectors.ts';

/** When the question of an answer applies. An answer without a row always counts. */
const APPLIES: { readonly [Name in FactName]?: (facts: Facts) => boolean } = {
  signers: ({ additionalProfile }) => additionalProfile?.ownership !== 'INDIVIDUAL',
  estimatedValue: needsEstimate,
  homeCondition: (facts) => valuationRequiredAt(facts) !== undefined,
  inquiryAttestation: (facts) => recentMortgageInquiries(facts).length > 0,
};

type StatedIncome = NonNullable<Facts['statedIncome']>;

/** When the question of a part of the stated income applies. */
const INCOME_PARTS: { readonly [Part in keyof StatedIncome]?: (stated: StatedIncome) => boolean } = {
  employerName: ({ employmentType }) => hasEmployer(employmentType),
  monthsReceived: ({ employmentType }) => hasAnEnd(employmentType),
  monthsRemaining: ({ employmentType }) => hasAnEnd(employmentType),
};

/**
 * Returns the facts without the answers whose question no longer applies. The answers stay on file and count again when the question
 * does. Pricing, underwriting, disclosures and submission read facts through this function.
 */
export function relevantFacts(facts: Facts): Facts {
  const { statedIncome, ...others } = without(facts, APPLIES, facts);
  return {
    ...others,
    ...(statedIncome && { statedIncome: without(statedIncome, INCOME_PARTS, statedIncome) }),
  };
}

function without<Whole extends object, Given>(
  whole: Whole,
  applies: { readonly [Part in keyof Whole]?: (given: Given) => boolean },
  given: Given,
): Whole {
  const left = Object.entries(whole).filter(([part]) => applies[part as keyof Whole]?.(given) ?? true);
  return Object.fromEntries(left) as Whole;
}
