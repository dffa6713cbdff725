import { UploadedDocumentType } from '../documents/document-types.ts';
import type { ConditionCategory } from '../facts/conditions.facts.ts';

/** Documents that only a person themselves shows: a photo ID, and what explains an entry of their credit report. */
const PERSONAL: readonly UploadedDocumentType[] = [
  'DRIVERSLICENSEFRONT',
  'DRIVERSLICENSEBACK',
  'IDCARDFRONT',
  'IDCARDBACK',
  'PASSPORTFRONT',
  'PERMANENTRESIDENTFRONT',
  'CANCELLATION_PROOF',
];

/** The types of a client's documents that their loan originator may see listed, and send for them. */
export const ORIGINATOR_DOCUMENTS: readonly UploadedDocumentType[] = UploadedDocumentType.options.filter(
  (type) => !PERSONAL.includes(type),
);

/**
 * Whether a client's loan originator may read a condition and answer it. Conditions that reveal an identity check, the credit report or
 * suspected fraud are private.
 */
const SHOWN: Readonly<Record<ConditionCategory, boolean>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: false,
  FALSE_OWNERSHIP_TYPE_REVIEW: true,
  GENERIC_DOCUMENT_REQUEST: true,
  HARD_CREDIT_INQUIRY_REVIEW: false,
  HELOC_MANUAL_PAYSTUB_UPLOAD: true,
  ID_VERIFICATION_FAILURE: false,
  IDENTITY_DOCUMENT_FRAUD_REVIEW: false,
  // Asked because of an alert on the credit report.
  MISSING_PHONE_NUMBER: false,
  PROPERTY_LEGAL_DESCRIPTION: true,
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: false,
  REVIEW_TRUST_REQUIREMENTS: true,
};

type Asked = { readonly category: ConditionCategory; readonly requestDocuments: readonly string[] };

/** Returns whether a client's loan originator may read a condition and answer it. */
export function originatorMaySee({ category, requestDocuments }: Asked): boolean {
  const personal: readonly string[] = PERSONAL;
  return SHOWN[category] && !requestDocuments.some((document) => personal.includes(document));
}
