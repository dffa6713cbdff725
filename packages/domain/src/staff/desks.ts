import type { Owner } from '../workflow/step.ts';

/** The desks of staff and partners that decide reviews. */
export const DESKS = [
  'OPERATIONS',
  'UNDERWRITER',
  'FRAUD_DESK',
  'COMPLIANCE_OFFICER',
  'FUNDING_OFFICER',
  'TITLE_AGENT',
  'VALUATION_AGENT',
  'ATTORNEY',
] as const satisfies readonly Owner[];
export type Desk = (typeof DESKS)[number];
