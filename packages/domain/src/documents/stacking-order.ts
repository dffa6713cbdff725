import type { DocumentType } from './catalogue.ts';

/** The sections of a loan file in stacking order, each with its papers. */
export const STACKING_ORDER = [
  {
    section: 'APPLICATION',
    types: [
      'APPLICATION_SUMMARY',
      'CREDIT_AUTHORIZATION',
      'ESIGN_CONSENT',
      'SAMPLE_RECORD',
      'HELOC_EARLY_DISCLOSURE',
      'HELOC_BROCHURE',
      'TEXAS_12_DAY_NOTICE',
      'ADDITIONAL_MORTGAGE_DISCLOSURES',
      'PRIVACY_NOTICE',
      'HOUSING_COUNSELOR_LIST',
    ],
  },
  {
    section: 'IDENTITY',
    types: [
      'DRIVERSLICENSEFRONT',
      'DRIVERSLICENSEBACK',
      'IDCARDFRONT',
      'IDCARDBACK',
      'PASSPORTFRONT',
      'PERMANENTRESIDENTFRONT',
      'SERVICE_CERTIFICATE',
    ],
  },
  { section: 'CREDIT', types: ['CREDIT_SCORE_DISCLOSURE', 'CANCELLATION_PROOF'] },
  { section: 'INCOME', types: ['USER_UPLOADED_PAYSTUB', 'FORM_4506_C', 'BANK_STATEMENT'] },
  {
    section: 'HOME',
    types: [
      'VALUATION_REPORT',
      'PROPERTY_DESCRIPTION_SOURCE',
      'CERTIFICATE_OF_TRUST',
      'TRUSTAGREEMENT',
      'FLOOD_HAZARD_NOTICE',
      'PROOFOFHAZARDINSURANCE',
      'PROOFOFFLOODINSURANCE',
      'HAZARD_INSURANCE_NOTICE',
    ],
  },
  {
    section: 'CLOSING',
    types: [
      'CLOSING_SUMMARY',
      'HELOC_AGREEMENT',
      'STATEMENTOFLOAN',
      'SECURITY_INSTRUMENT',
      'NOTICE_OF_RIGHT_TO_CANCEL',
      'RIGHTNOTTOCLOSE',
      'AUTOPAY_AUTHORIZATION',
      'PAYOFF_AUTHORIZATION',
      'SIGNATURE_NAME_AFFIDAVIT',
      'OCCUPANCY_AFFIDAVIT',
      'COMPLIANCE_AGREEMENT',
      'TEXAS_FMV_ACKNOWLEDGMENT',
      'TEXAS_HOME_EQUITY_AFFIDAVIT',
      'SIGNING_CERTIFICATE',
      'RESCISSION_LETTER',
    ],
  },
  {
    section: 'LETTERS',
    types: [
      'ECOA_NOTICE',
      'NOTICE_OF_INCOMPLETENESS',
      'ADVERSE_ACTION_NOTICE',
      'NOTICE_TO_CO_BORROWER',
      'SUPPORT',
      'PAPER_IN_SPANISH',
    ],
  },
] as const satisfies readonly { readonly section: string; readonly types: readonly DocumentType[] }[];

export type StackSection = (typeof STACKING_ORDER)[number]['section'];

const PLACES: readonly { readonly section: StackSection; readonly type: DocumentType }[] =
  STACKING_ORDER.flatMap(({ section, types }) => types.map((type) => ({ section, type })));

/** Returns the section of a type and its place in the stack, counted from 0. */
export function placeInStack(type: DocumentType): { readonly section: StackSection; readonly at: number } {
  const at = PLACES.findIndex((place) => place.type === type);
  return { section: PLACES[at]?.section ?? 'LETTERS', at };
}

/** The sections in staff's words. */
export const SECTION_TITLES: Readonly<Record<StackSection, string>> = {
  APPLICATION: 'Application',
  IDENTITY: 'Identity',
  CREDIT: 'Credit',
  INCOME: 'Income and assets',
  HOME: 'Home, title and insurance',
  CLOSING: 'Closing',
  LETTERS: 'Letters and other papers',
};
