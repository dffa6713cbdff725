import type { ReviewName } from '../facts/explanation.ts';

/** The staff title of each review. */
export const REVIEW_TITLES: Readonly<Record<ReviewName, string>> = {
  propertyMatchDecisions: 'Property match',
  ownershipDecisions: 'Ownership and vesting',
  fraudAlertDecisions: 'Credit file alert',
  lienDecisions: 'Liens and undisclosed debts',
  delinquencyDecisions: 'Mortgage delinquencies',
  underwriterDecisions: 'Underwriter review',
  hardCreditDecisions: 'New credit inquiries',
  paystubDecisions: 'Pay stubs',
  bankDecisions: 'Funding account',
  identityDecisions: 'Identity document',
  sanctionsDecisions: 'OFAC screening',
  valuationDecisions: 'Broker price opinion',
  titleDecisions: 'Title',
  recordingTaxDecisions: 'Recording tax',
  trustDecisions: 'Trust review',
  payoffDecisions: 'Payoffs',
  conditionDecisions: 'Conditions',
  complianceDecisions: 'Compliance checks',
  attorneyDecisions: 'Closing attorney',
  signdocsDecisions: 'Closing documents',
  deedDecisions: 'Recorded instrument',
  insuranceDecisions: 'Homeowners insurance',
  fundingDecisions: 'Funding checks',
};
