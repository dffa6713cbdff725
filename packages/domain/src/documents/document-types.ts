import * as z from 'zod';

/** What we write for the borrower: disclosures, agreements, affidavits and notices. */
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

/** Letters to somebody else than the borrower: kept with the application, and not the borrower's to read. */
export const LETTERS_TO_OTHERS: readonly WrittenDocumentType[] = ['NOTICE_TO_CO_BORROWER'];

/** What borrowers and signers send us. */
export const UploadedDocumentType = z.enum([
  'DRIVERSLICENSEFRONT',
  'DRIVERSLICENSEBACK',
  'IDCARDFRONT',
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

/** Every kind of document that an application can hold. */
export const DocumentType = z.enum([...WrittenDocumentType.options, ...UploadedDocumentType.options]);
export type DocumentType = z.infer<typeof DocumentType>;

/** What a document asks of the person it is for. */
export const DocumentAction = z.enum(['VIEW', 'ACKNOWLEDGE', 'SIGN', 'NOTARISE', 'UPLOAD']);
export type DocumentAction = z.infer<typeof DocumentAction>;

/** The packages that a borrower meets, in their order. */
export const DocumentPackage = z.enum(['SUMMARY', 'CLOSING', 'NOTARY']);
export type DocumentPackage = z.infer<typeof DocumentPackage>;
