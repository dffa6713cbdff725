/** The federal agency that administers equal credit at a lender, as notices name it. */
export type Supervisor = { readonly name: string; readonly address: string };

/**
 * Each agency by the lenders that it is named for, in the words of 12 CFR 1002, Appendix A. The Bureau is for banks, savings associations
 * and credit unions above $10 billion and their affiliates.
 */
export const SUPERVISORS = {
  /** National banks, federal savings associations, federal branches of foreign banks. */
  OCC: {
    name: 'Office of the Comptroller of the Currency',
    address: 'Customer Assistance Group, P.O. Box 53570, Houston, TX 77052',
  },
  /** State banks that are members of the Federal Reserve, and other branches of foreign banks. */
  FRB: {
    name: 'Federal Reserve Consumer Help Center',
    address: 'P.O. Box 1200, Minneapolis, MN 55480',
  },
  /** Insured state banks that are no members, insured state savings banks and associations. */
  FDIC: {
    name: 'Division of Depositor and Consumer Protection, National Center for Consumer and Depositor Assistance, Federal Deposit Insurance Corporation',
    address: '1100 Walnut Street, Box #11, Kansas City, MO 64106',
  },
  /** Federal credit unions. */
  NCUA: {
    name: 'National Credit Union Administration',
    address: 'Office of Consumer Financial Protection, 1775 Duke Street, Alexandria, VA 22314',
  },
  CFPB: {
    name: 'Bureau of Consumer Financial Protection',
    address: '1700 G Street NW, Washington, DC 20552',
  },
  /** Finance companies and all other lenders. */
  FTC: {
    name: 'Federal Trade Commission',
    address: 'Equal Credit Opportunity, Washington, DC 20580',
  },
} as const satisfies Record<string, Supervisor>;

type SupervisorCode = keyof typeof SUPERVISORS;

export const SUPERVISOR_CODES = Object.keys(SUPERVISORS) as [SupervisorCode, ...SupervisorCode[]];
