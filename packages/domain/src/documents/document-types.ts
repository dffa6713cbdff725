import * as z from 'zod';

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

/** Papers from others that staff keep: letters that they scan, and certificates. Nobody else reads them. */
export const ScannedDocumentType = z.enum(['RESCISSION_LETTER', 'SERVICE_CERTIFICATE']);
export type ScannedDocumentType = z.infer<typeof ScannedDocumentType>;

/** A paper of ours in another language, for information. It is listed with the paper, never alone. */
export const TranslatedDocumentType = z.enum(['PAPER_IN_SPANISH']);
export type TranslatedDocumentType = z.infer<typeof TranslatedDocumentType>;

/** What the recipient must do with a document. */
export const DocumentAction = z.enum(['VIEW', 'ACKNOWLEDGE', 'SIGN', 'NOTARISE', 'UPLOAD']);
export type DocumentAction = z.infer<typeof DocumentAction>;

/** Document packages, in the order the borrower gets them. */
export const DocumentPackage = z.enum(['SUMMARY', 'CLOSING', 'NOTARY']);
export type DocumentPackage = z.infer<typeof DocumentPackage>;
