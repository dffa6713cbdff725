import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import type { ConditionCategory } from '@homeline/domain/facts/conditions.facts.ts';
import type { conditionsCopy } from './copy.ts';

/** Where the borrower answers a condition that asks for no document. */
export const TASK_PAGES: Readonly<
  Partial<Record<ConditionCategory, 'identity' | 'conditions/phone-number'>>
> = {
  ID_VERIFICATION_FAILURE: 'identity',
  MISSING_PHONE_NUMBER: 'conditions/phone-number',
};

/** The document that a review takes before the underwriter asks for it. */
export const EVIDENCE_DOCUMENTS: Readonly<
  Record<keyof typeof conditionsCopy.evidence, UploadedDocumentType>
> = {
  OWNERSHIP_REVIEW: 'PROPERTY_DESCRIPTION_SOURCE',
  LIEN_MISMATCH_REVIEW: 'SUPPORT',
  DELINQUENCY_REVIEW: 'SUPPORT',
  HARD_CREDIT_REVIEW: 'CANCELLATION_PROOF',
  BANK_ACCOUNT_FRAUD_REVIEW: 'BANK_STATEMENT',
  IDENTITY_FRAUD_REVIEW: 'SUPPORT',
  TRUST_REVIEW: 'CERTIFICATE_OF_TRUST',
};

/** Returns whether the page must state the number of documents: it isn't one of each requested type. */
export function needsCount(required: number, requested: number): boolean {
  return required !== requested;
}
