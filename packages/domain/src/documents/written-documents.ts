import * as z from 'zod';
import type { DocumentAction, DocumentPackage } from './document-types.ts';
import type { InitialsPlace } from './field-places.ts';

/** For which applications a document is written with its package. */
export type Belonging =
  | 'ALWAYS'
  | 'IN_TEXAS'
  | 'SCORE_UNDISCLOSED'
  | 'PAYS_AUTOMATICALLY'
  | 'PAYS_OFF_LIENS'
  | 'RESCINDABLE'
  | 'TAX_TRANSCRIPTS'
  | 'STATEMENT_OF_LOAN';

export type WrittenDocument = {
  readonly title: string;
  readonly purpose: string;
  readonly when: string;
  readonly who: string;
  readonly action: DocumentAction;
  /** Its packages, and for whom each includes it. The borrower's pages list it under the first. A task sends a document without a package. */
  readonly packages?: { readonly [Package in DocumentPackage]?: Belonging };
  /**
   * What someone who owes nothing does with it. An owner of the home (12 CFR 1026.15(b)) or a spouse signs or receives it; an owner who
   * may cancel the line reads its account-opening disclosures (12 CFR 1026.5(d), 1026.15(a)(3)).
   */
  readonly coDeeder?: 'SIGNS' | 'READS';
  /** Who receives it besides the borrower, in the summary package. A co-borrower’s credit authorization is written for them alone. */
  readonly alsoTo?: 'EACH_SIGNER' | 'CO_BORROWERS' | 'OWNERS_AND_SPOUSES';
  /** Only the borrower reads or signs it: it names their account, their tax number or their score. */
  readonly isBorrowersAlone?: true;
  /** Where everyone who signs it puts their initials. */
  readonly initials?: readonly InitialsPlace[];
  /** A letter to people other than the borrower: stored with the application, and hidden from the borrower. */
  readonly isForOthers?: true;
};

/** Documents that we generate: disclosures, agreements, affidavits and notices. Documents of one package are in its reading order. */
export const WRITTEN_DOCUMENTS = {
  ESIGN_CONSENT: {
    title: 'Consent to electronic records and signatures',
    purpose: 'Permission to deliver and sign documents electronically',
    when: 'Before any electronic disclosure',
    who: 'Each signer',
    action: 'SIGN',
    packages: { SUMMARY: 'ALWAYS' },
    alsoTo: 'EACH_SIGNER',
  },
  APPLICATION_SUMMARY: {
    title: 'Application summary',
    purpose: 'What you told us, and the offer you chose',
    when: 'After the government monitoring questions',
    who: 'Borrower',
    action: 'ACKNOWLEDGE',
    packages: { SUMMARY: 'ALWAYS' },
  },
  HELOC_EARLY_DISCLOSURE: {
    title: 'Important terms of our home equity line of credit',
    purpose: 'Terms of the plan before it is opened',
    when: 'With the application',
    who: 'Each applicant',
    action: 'ACKNOWLEDGE',
    packages: { SUMMARY: 'ALWAYS' },
    alsoTo: 'CO_BORROWERS',
  },
  HELOC_BROCHURE: {
    title: 'What you should know about home equity lines of credit',
    purpose: 'General information about lines of credit',
    when: 'With the application',
    who: 'Each applicant',
    action: 'VIEW',
    packages: { SUMMARY: 'ALWAYS' },
    alsoTo: 'CO_BORROWERS',
  },
  TEXAS_12_DAY_NOTICE: {
    title: 'Notice concerning extensions of credit',
    purpose: 'Rights under the Texas Constitution',
    when: 'In Texas, with the application',
    who: 'Each owner and spouse',
    action: 'SIGN',
    packages: { SUMMARY: 'IN_TEXAS' },
    alsoTo: 'OWNERS_AND_SPOUSES',
  },
  ADDITIONAL_MORTGAGE_DISCLOSURES: {
    title: 'Additional mortgage disclosures',
    purpose: 'Equal credit, valuation copies, servicing, counseling and insurance',
    when: 'After the government monitoring questions',
    who: 'Each applicant',
    action: 'ACKNOWLEDGE',
    packages: { SUMMARY: 'ALWAYS' },
    alsoTo: 'CO_BORROWERS',
  },
  CLOSING_SUMMARY: {
    title: 'Closing summary',
    purpose: 'Fees, initial draw, payoffs and cash',
    when: 'Before signing; in Texas a business day before',
    who: 'Each borrower',
    action: 'ACKNOWLEDGE',
    packages: { CLOSING: 'ALWAYS' },
  },
  CREDIT_SCORE_DISCLOSURE: {
    title: 'Your credit score and the price you pay for credit',
    purpose: 'Notice to the home loan applicant: the score that was used',
    when: 'As soon as practicable after the score is used',
    who: 'Each applicant whose score was used',
    action: 'VIEW',
    packages: { SUMMARY: 'SCORE_UNDISCLOSED', CLOSING: 'SCORE_UNDISCLOSED' },
    isBorrowersAlone: true,
  },
  PRIVACY_NOTICE: {
    title: 'Privacy notice',
    purpose: 'How personal information is collected, shared and protected',
    when: 'Not later than the start of the customer relationship',
    who: 'Each applicant',
    action: 'VIEW',
    packages: { SUMMARY: 'ALWAYS' },
    alsoTo: 'CO_BORROWERS',
  },
  CREDIT_AUTHORIZATION: {
    title: 'Credit authorization',
    purpose: 'Permission to obtain a full credit report',
    when: 'Before the full credit report',
    who: 'Each applicant',
    action: 'SIGN',
    packages: { SUMMARY: 'ALWAYS' },
  },
  RIGHTNOTTOCLOSE: {
    title: 'Your right to walk away before closing',
    purpose: 'Get your fees back if we change the terms',
    when: 'Before signing',
    who: 'Each borrower',
    action: 'ACKNOWLEDGE',
    packages: { CLOSING: 'ALWAYS' },
  },
  HAZARD_INSURANCE_NOTICE: {
    title: 'Hazard insurance notice',
    purpose: 'Insurance that the home must carry',
    when: 'At closing',
    who: 'Each borrower',
    action: 'ACKNOWLEDGE',
    packages: { CLOSING: 'ALWAYS' },
  },
  HELOC_AGREEMENT: {
    title: 'Home equity line of credit agreement',
    purpose: 'The line, its terms and billing rights',
    when: 'At closing',
    who: 'Each borrower',
    action: 'SIGN',
    packages: { CLOSING: 'ALWAYS' },
    coDeeder: 'READS',
    initials: ['RATE', 'SECURITY'],
  },
  STATEMENTOFLOAN: {
    title: 'Statement of loan',
    purpose: 'Terms in the form that a state requires',
    when: 'At closing',
    who: 'Each borrower',
    action: 'SIGN',
    packages: { CLOSING: 'STATEMENT_OF_LOAN' },
  },
  AUTOPAY_AUTHORIZATION: {
    title: 'Automatic payment authorization',
    purpose: 'Permission to collect payments from an account',
    when: 'When automatic payment is chosen',
    who: 'Account holder',
    action: 'SIGN',
    packages: { CLOSING: 'PAYS_AUTOMATICALLY' },
    isBorrowersAlone: true,
  },
  PAYOFF_AUTHORIZATION: {
    title: 'Payoff authorization',
    purpose: 'Direction to pay creditors and close lines',
    when: 'When liens are paid off',
    who: 'Each borrower',
    action: 'SIGN',
    packages: { CLOSING: 'PAYS_OFF_LIENS' },
  },
  FORM_4506_C: {
    title: 'Request for tax transcripts',
    purpose: 'Permission to obtain tax transcripts',
    when: 'At closing',
    who: 'A self-employed borrower',
    action: 'SIGN',
    packages: { CLOSING: 'TAX_TRANSCRIPTS' },
    isBorrowersAlone: true,
  },
  COMPLIANCE_AGREEMENT: {
    title: 'Compliance agreement',
    purpose: 'Help to correct clerical errors',
    when: 'At closing',
    who: 'Each borrower',
    action: 'SIGN',
    packages: { CLOSING: 'ALWAYS' },
  },
  NOTICE_OF_RIGHT_TO_CANCEL: {
    title: 'Notice of right to cancel',
    purpose: 'Three business days to cancel the line',
    when: 'At closing, on a principal dwelling',
    who: 'Each owner',
    action: 'ACKNOWLEDGE',
    packages: { CLOSING: 'RESCINDABLE' },
    coDeeder: 'SIGNS',
  },
  SECURITY_INSTRUMENT: {
    title: 'Deed (security instrument)',
    purpose: 'The lien on the home',
    when: 'Before the notary',
    who: 'Each title holder, and a spouse where needed',
    action: 'NOTARISE',
    packages: { NOTARY: 'ALWAYS' },
    coDeeder: 'SIGNS',
  },
  SIGNATURE_NAME_AFFIDAVIT: {
    title: 'Signature and name affidavit',
    purpose: 'Other names that a signer uses',
    when: 'Before the notary',
    who: 'Each signer',
    action: 'NOTARISE',
    packages: { NOTARY: 'ALWAYS' },
    coDeeder: 'SIGNS',
  },
  OCCUPANCY_AFFIDAVIT: {
    title: 'Occupancy affidavit',
    purpose: 'Whether the borrowers live in the home',
    when: 'Before the notary',
    who: 'Each borrower',
    action: 'NOTARISE',
    packages: { NOTARY: 'ALWAYS' },
  },
  SAMPLE_RECORD: {
    title: 'Sample record',
    purpose: 'Shows that you can open your documents',
    when: 'Before the first electronic documents',
    who: 'Each signer',
    action: 'VIEW',
  },
  SIGNING_CERTIFICATE: {
    title: 'Certificate of signing',
    purpose: 'Who signed what, when and how',
    when: 'Once everyone has signed',
    who: 'Each signer',
    action: 'VIEW',
  },
  ADVERSE_ACTION_NOTICE: {
    title: 'Notice of action taken',
    purpose: 'The decision with its reasons',
    when: 'Within 30 days',
    who: 'Primary applicant',
    action: 'VIEW',
  },
  NOTICE_TO_CO_BORROWER: {
    title: 'Notice of action taken',
    purpose: 'A decision on a joint application',
    when: 'With the notice of action taken',
    who: 'Each co-borrower',
    action: 'VIEW',
    isForOthers: true,
  },
  NOTICE_OF_INCOMPLETENESS: {
    title: 'Notice of incomplete application',
    purpose: 'Missing items and their deadline',
    when: 'Within 30 days',
    who: 'Primary applicant',
    action: 'VIEW',
  },
  ECOA_NOTICE: {
    title: 'Equal credit opportunity notice',
    purpose: 'Equal credit and copies of valuations',
    when: 'Within three business days of the application',
    who: 'Primary applicant',
    action: 'VIEW',
  },
  VALUATION_REPORT: {
    title: 'Valuation of your home',
    purpose: 'A copy of each valuation of the home',
    when: 'As soon as it is complete',
    who: 'Primary applicant',
    action: 'VIEW',
  },
  FLOOD_HAZARD_NOTICE: {
    title: 'Notice of special flood hazard',
    purpose: 'The home is in a special flood hazard area',
    when: 'As soon as the zone is known, ten days before closing',
    who: 'Primary applicant',
    action: 'ACKNOWLEDGE',
  },
  HOUSING_COUNSELOR_LIST: {
    title: 'Housing counselors near you',
    purpose: 'Ten counseling agencies that HUD has approved',
    when: 'Within three business days of the application',
    who: 'Primary applicant',
    action: 'VIEW',
    packages: { SUMMARY: 'ALWAYS' },
  },
  TEXAS_FMV_ACKNOWLEDGMENT: {
    title: 'Acknowledgment of fair market value',
    purpose: 'Owner and lender agree the value of the home',
    when: 'At a Texas closing',
    who: 'Each owner and the lender',
    action: 'SIGN',
    packages: { NOTARY: 'IN_TEXAS' },
    coDeeder: 'SIGNS',
  },
  TEXAS_HOME_EQUITY_AFFIDAVIT: {
    title: 'Texas home equity affidavit',
    purpose: 'The conditions of the Texas Constitution are met',
    when: 'At a Texas closing',
    who: 'Each owner and spouse',
    action: 'NOTARISE',
    packages: { NOTARY: 'IN_TEXAS' },
    coDeeder: 'SIGNS',
  },
} as const satisfies Record<string, WrittenDocument>;

export type WrittenDocumentType = keyof typeof WRITTEN_DOCUMENTS;
export const WrittenDocumentType = z.enum(Object.keys(WRITTEN_DOCUMENTS) as WrittenDocumentType[]);

/** Letters to people other than the borrower. */
export const LETTERS_TO_OTHERS = WrittenDocumentType.options.filter(
  (type) => writtenDocument(type)?.isForOthers,
);

/**
 * Returns whether a person consents to a document or acknowledges it on our pages, before anything is signed: its file is sealed when it's
 * written. What the note package and the notary's have is sealed as signed.
 */
export function isAgreedTo(type: WrittenDocumentType): boolean {
  const { action, packages = {} }: WrittenDocument = WRITTEN_DOCUMENTS[type];
  const isLater = packages.CLOSING !== undefined || packages.NOTARY !== undefined;
  return !isLater && (action === 'SIGN' || action === 'ACKNOWLEDGE');
}

/** Returns what is declared of a document that we write; undefined for an upload. */
export function writtenDocument(type: string): WrittenDocument | undefined {
  return Object.hasOwn(WRITTEN_DOCUMENTS, type) ? WRITTEN_DOCUMENTS[type as WrittenDocumentType] : undefined;
}

/** Returns whether a document came back from the notary: a paper for them of which we keep no text. */
export function cameFromNotary({
  type,
  hasHtml,
}: {
  readonly type: string;
  readonly hasHtml: boolean;
}): boolean {
  return !hasHtml && writtenDocument(type)?.packages?.NOTARY !== undefined;
}
