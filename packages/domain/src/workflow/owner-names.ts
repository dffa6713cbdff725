import type { Owner } from './step.ts';

/** The owner of a wait or a review, as the borrower reads it. */
export const OWNER_NAMES: Readonly<Record<Owner, string>> = {
  SYSTEM: 'Our system',
  OPERATIONS: 'Our operations team',
  UNDERWRITER: 'An underwriter',
  FRAUD_DESK: 'Our fraud team',
  COMPLIANCE_OFFICER: 'A compliance officer',
  FUNDING_OFFICER: 'A funding officer',
  TITLE_AGENT: 'The title agent',
  VALUATION_AGENT: 'A local valuation agent',
  ATTORNEY: 'An attorney',
  EMPLOYER: 'Your employer',
  BANK: 'The bank',
  COUNTY_RECORDER: 'The county recorder',
  ADDITIONAL_SIGNER: 'The other signers',
  BORROWER: 'You',
};
