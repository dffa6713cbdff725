import type { EmploymentType } from '@homeline/domain/facts/applicant.ts';
import type { Occupancy } from '@homeline/domain/facts/home.ts';
import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import type { StateRules } from '@homeline/domain/states/state-rules.ts';
import type { Valuation } from '@homeline/domain/valuation/valuation-copies.ts';
import type { Signer } from './subject.ts';

/** Display names of the application's codes. */

export const PRODUCTS: Readonly<Record<Terms['product'], string>> = {
  FIXED_TERM: 'Home equity line of credit, fixed rate, equal payments',
  INTEREST_ONLY_AGE_RESTRICTED:
    'Home equity line of credit for borrowers 62 and older, fixed rate, interest only',
};

export const OCCUPANCIES: Readonly<Record<Occupancy, string>> = {
  PRIMARY: 'Principal residence',
  SECOND_HOME: 'Second home',
  INVESTMENT: 'Investment property',
};

export const EMPLOYMENT: Readonly<Record<EmploymentType, string>> = {
  FULL_TIME: 'Employed full time',
  PART_TIME: 'Employed part time',
  SELF_EMPLOYED: 'Self-employed',
  RETIRED: 'Retired',
  UNEMPLOYED: 'Not employed',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Separate maintenance payments',
};

export const OWNERSHIP = {
  INDIVIDUAL: 'One owner',
  JOINT: 'Owned together',
  REVOCABLE_TRUST: 'Held in a revocable trust',
} as const;

export const VALUATION_KINDS: Readonly<Record<Valuation['kind'], string>> = {
  AUTOMATED: 'Automated valuation model (AVM)',
  BROKER_OPINION: 'Broker price opinion (BPO)',
};

export const CONDITIONS: Readonly<Record<NonNullable<Valuation['condition']>, string>> = {
  UNKNOWN_CONDITION: 'Not stated',
  NOT_AVAILABLE: 'Not stated',
  POOR: 'Poor',
  FAIR: 'Fair',
  AVERAGE: 'Average',
  GOOD: 'Good',
  EXCELLENT: 'Excellent',
};

export const MARITAL_STATUS = { MARRIED: 'Married', UNMARRIED: 'Unmarried', SEPARATED: 'Separated' } as const;

/** How a person signs. */
export const ROLES: Readonly<Record<Signer['role'], string>> = {
  BORROWER: 'Borrower',
  CO_BORROWER: 'Co-borrower, who owes the line too',
  CO_DEEDER: 'Signer of the security instrument, who owes nothing',
};

/** The state's name for its security instrument. */
export const INSTRUMENTS: Readonly<Record<StateRules['securityInstrument'], string>> = {
  MORTGAGE: 'Mortgage',
  DEED_OF_TRUST: 'Deed of Trust',
  SECURITY_DEED: 'Security Deed',
};
