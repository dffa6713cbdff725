/** The status of the proof of insurance, from nothing sent to found on file. */
export const INSURANCE_STANDINGS = [
  'MISSING',
  'POSTPONED',
  'CHECKING',
  'FELL_SHORT',
  'REJECTED',
  'ACCEPTED',
  'ON_FILE',
] as const;
export type InsuranceStanding = (typeof INSURANCE_STANDINGS)[number];
