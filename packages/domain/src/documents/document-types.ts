import * as z from 'zod';

/** Documents that we generate: disclosures, agreements, affidavits and notices. */
export const WrittenDocumentType = z.enum([
  'APPLICATION_SUMMARY',
  'ADDITIONAL_MORTGAGE_DISCLOSURES',
  'ESIGN_CONSENT',
  'HELOC_EARLY_DISCLOSURE',
  'HELOC_BROCHURE',
  'CREDIT_SCORE_DISCLOSURE',
  'ECOA_NOTICE',
  'PRIVACY_NOTICE',
  'HOUSING_COUNSELOR_LIST',
  'CREDIT_AUTHORIZATION',
  'FORM_4506_C',
  'TEXAS_12_DAY_NOTICE',
  'FLOOD_HAZARD_NOTICE',
  'HELOC_AGREEMENT',
  'CLOSING_SUMMARY',
  'STATEMENTOFLOAN',
  'RIGHTNOTTOCLOSE',
  'NOTICE_OF_RIGHT_TO_CANCEL',
  'AUTOPAY_AUTHORIZATION',
  'SECURITY_INSTRUMENT',
  'SIGNATURE_NAME_AFFIDAVIT',
  'OCCUPANCY_AFFIDAVIT',
  'COMPLIANCE_AGREEMENT',
  'TEXAS_FMV_ACKNOWLEDGMENT',
  'TEXAS_HOME_EQUITY_AFFIDAVIT',
  'PAYOFF_AUTHORIZATION',
  'HAZARD_INSURANCE_NOTICE',
  'ADVERSE_ACTION_NOTICE',
  'NOTICE_TO_CO_BORROWER',
  'NOTICE_OF_INCOMPLETENESS',
  'VALUATION_REPORT',
]);
export type WrittenDocumentType = z.infer<typeof WrittenDocumentType>;

/** Letters to people other than the borrower: stored with the application, and hidden from the borrower. */
export const LETTERS_TO_OTHERS: readonly WrittenDocumentType[] = ['NOTICE_TO_CO_BORROWER'];

/** Documents that borrowers and signers upload. */
export const UploadedDocumentType = z.enum([
  'DRIVERSLICENSEFRONT',
  'DRIVERSLICENSEBACK',
  'IDCARDFRONT',
  'IDCARDBACK',
  'PASSPORTFRONT',
  'PERMANENTRESIDENTFRONT',
  'USER_UPLOADED_PAYSTUB',
  'BANK_STATEMENT',
  'CERTIFICATE_OF_TRUST',
  'TRUSTAGREEMENT',
  'PROOFOFHAZARDINSURANCE',
  'PROOFOFFLOODINSURANCE',
  'PROPERTY_DESCRIPTION_SOURCE',
  'CANCELLATION_PROOF',
  'SUPPORT',
]);
export type UploadedDocumentType = z.infer<typeof UploadedDocumentType>;

/** Every document type. */
export const DocumentType = z.enum([...WrittenDocumentType.options, ...UploadedDocumentType.options]);
export type DocumentType = z.infer<typeof DocumentType>;

/** What the recipient must do with a document. */
export const DocumentAction = z.enum(['VIEW', 'ACKNOWLEDGE', 'SIGN', 'NOTARISE', 'UPLOAD']);
export type DocumentAction = z.infer<typeof DocumentAction>;

/** Document packages, in the order the borrower gets them. */
export const DocumentPackage = z.enum(['SUMMARY', 'CLOSING', 'NOTARY']);
export type DocumentPackage = z.infer<typeof DocumentPackage>;
