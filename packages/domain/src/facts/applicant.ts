import * as z from 'zod';

/** The employment that an applicant states. */
export const EmploymentType = z.enum([
  'FULL_TIME',
  'PART_TIME',
  'SELF_EMPLOYED',
  'RETIRED',
  'UNEMPLOYED',
  'SEPARATE_MAINTENANCE_PAYMENTS',
]);
export type EmploymentType = z.infer<typeof EmploymentType>;

/** Codes that earn a discount on the rate sheet: a partner's or channel's membership, or autopay. */
export const PartnerCode = z.enum([
  'ALL_IN',
  'AUTOPAY',
  'CREDIT_UNION',
  'DEPARTMENT_OF_COMMERCE_CU',
  'QUORUM',
  'TEACHERS_FEDERAL_CU',
  'VALLEY_STRONG_FFA',
  'VALLEY_STRONG_NON_FFA',
]);
export type PartnerCode = z.infer<typeof PartnerCode>;

/** The codes that a partner or channel assigns. Excludes AUTOPAY, which the borrower earns by choosing autopay. */
export const MembershipCode = PartnerCode.exclude(['AUTOPAY']);
