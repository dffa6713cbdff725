import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import type { ConditionCategory } from '@homeline/domain/facts/closing.facts.ts';

/** What a condition asks, in plain words, and where its task leads when that is not a document. */
export type ConditionWords = {
  readonly title: string;
  readonly ask: string;
  readonly task?: { readonly label: string; readonly page: 'identity' | 'conditions/phone-number' };
  /** Any one of the documents will do. */
  readonly isAnyOf?: true;
};

/** Every category of condition. */
export const CONDITION_WORDS: Readonly<Record<ConditionCategory, ConditionWords>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    title: 'Is this bank account yours?',
    ask: 'A statement of the last 60 days that shows your name and the account number.',
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    title: 'Who owns the home?',
    ask: 'The deed, or the trust that owns it, with every owner named.',
  },
  GENERIC_DOCUMENT_REQUEST: {
    title: 'A document that we still need',
    ask: 'Our note says which one and why.',
  },
  HARD_CREDIT_INQUIRY_REVIEW: {
    title: 'An inquiry on your credit file',
    ask: 'A letter that the other application was cancelled, or what you opened there.',
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    title: 'Your paystubs',
    ask: 'Of the last 30 days, with your name, your employer and your pay this year.',
  },
  ID_VERIFICATION_FAILURE: {
    title: 'Your ID could not be read',
    ask: 'A new photo: all four corners, no glare, every letter sharp. Another document works as well.',
    task: { label: 'Take a new photo', page: 'identity' },
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    title: 'A second ID',
    ask: 'Another valid photo ID, of a different kind than the first.',
  },
  MISSING_PHONE_NUMBER: {
    title: 'A number to call you',
    ask: 'Your credit file asks lenders to speak with you before they go on.',
    task: { label: 'Give a phone number', page: 'conditions/phone-number' },
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    title: 'The legal description of your home',
    ask: 'A deed or a plat that shows lot and block, or metes and bounds. Your closing papers hold one.',
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    title: 'Your deed',
    ask: 'The recorded deed that names you as an owner.',
  },
  REVIEW_TRUST_REQUIREMENTS: {
    title: 'Your trust',
    ask: 'The certificate of trust, or the whole agreement: that it can be revoked, who the trustees are and that they may pledge the home.',
    isAnyOf: true,
  },
};

/** What may be sent in while a person reviews, to save them from asking. */
export type Evidence = {
  readonly title: string;
  readonly ask: string;
  readonly document: UploadedDocumentType;
};

const A_LETTER: Evidence = {
  title: 'Something that helps',
  ask: 'A statement, a release or a letter from the lender in question often answers it at once.',
  document: 'SUPPORT',
};

/** By the step of the review. A test holds that every review whose condition asks for documents is here. */
export const EVIDENCE: Readonly<Record<string, Evidence>> = {
  OWNERSHIP_REVIEW: {
    title: 'Your deed',
    ask: 'The recorded deed that names you, or the trust that owns the home, if you have not sent it yet.',
    document: 'PROPERTY_DESCRIPTION_SOURCE',
  },
  LIEN_MISMATCH_REVIEW: A_LETTER,
  DELINQUENCY_REVIEW: A_LETTER,
  HARD_CREDIT_REVIEW: {
    title: 'The inquiry on your credit file',
    ask: CONDITION_WORDS.HARD_CREDIT_INQUIRY_REVIEW.ask,
    document: 'CANCELLATION_PROOF',
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    title: 'A statement of the account',
    ask: CONDITION_WORDS.BANK_ACCOUNT_FRAUD_REVIEW.ask,
    document: 'BANK_STATEMENT',
  },
  IDENTITY_FRAUD_REVIEW: {
    title: 'A second ID',
    ask: CONDITION_WORDS.IDENTITY_DOCUMENT_FRAUD_REVIEW.ask,
    document: 'SUPPORT',
  },
  TRUST_REVIEW: {
    title: 'Your trust',
    ask: CONDITION_WORDS.REVIEW_TRUST_REQUIREMENTS.ask,
    document: 'CERTIFICATE_OF_TRUST',
  },
};
