/** The federal agency that enforces ECOA for a lender, as notices name it. */
export type Supervisor = { readonly name: string; readonly address: string };

/**
 * The agencies with the names of 12 CFR 1002, Appendix A. The CFPB supervises banks, savings associations and credit unions above $10
 * billion and their affiliates.
 */
export const SUPERVISORS = {
  /** For national banks, federal savings associations and federal branches of foreign banks. */
  OCC: {
    name: 'Office of the Comptroller of the Currency',
    address: 'Customer Assistance Group, P.O. Box 53570, Houston, TX 77052',
  },
  /** For state member banks of the Federal Reserve and other branches of foreign banks. */
  FRB: {
    name: 'Federal Reserve Consumer Help Center',
    address: 'P.O. Box 1200, Minneapolis, MN 55480',
  },
  /** For insured state nonmember banks and insured state savings banks and associations. */
  FDIC: {
    name: 'Division of Depositor and Consumer Protection, National Center for Consumer and Depositor Assistance, Federal Deposit Insurance Corporation',
    address: '1100 Walnut Street, Box #11, Kansas City, MO 64106',
  },
  /** For federal credit unions. */
  NCUA: {
    name: 'National Credit Union Administration',
    address: 'Office of Consumer Financial Protection, 1775 Duke Street, Alexandria, VA 22314',
  },
  CFPB: {
    name: 'Bureau of Consumer Financial Protection',
    address: '1700 G Street NW, Washington, DC 20552',
  },
  /** For finance companies and all other lenders. */
  FTC: {
    name: 'Federal Trade Commission',
    address: 'Equal Credit Opportunity, Washington, DC 20580',
  },
} as const satisfies Record<string, Supervisor>;

export type SupervisorCode = keyof typeof SUPERVISORS;

export const SUPERVISOR_CODES = Object.keys(SUPERVISORS) as [SupervisorCode, ...SupervisorCode[]];
