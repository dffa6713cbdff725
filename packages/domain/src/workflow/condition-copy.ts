import type { ConditionCategory } from '../facts/conditions.facts.ts';

export type ConditionCopy = { readonly title: string; readonly ask: string };

/** What each condition asks for, in the borrower's words. */
export const CONDITION_COPY: Readonly<Record<ConditionCategory, ConditionCopy>> = {
  BANK_ACCOUNT_FRAUD_REVIEW: {
    title: 'Is this bank account yours?',
    ask: 'Send a statement from the last 60 days that shows your name and the account number.',
  },
  FALSE_OWNERSHIP_TYPE_REVIEW: {
    title: 'Who owns your home?',
    ask: 'Send the deed, or the trust that owns the home, naming every owner.',
  },
  GENERIC_DOCUMENT_REQUEST: {
    title: 'One more document',
    ask: 'Please upload it here. Call us if you aren’t sure which document we mean.',
  },
  HARD_CREDIT_INQUIRY_REVIEW: {
    title: 'An inquiry on your credit report',
    ask: 'Send a letter showing that the other application was canceled, or what you opened there.',
  },
  HELOC_MANUAL_PAYSTUB_UPLOAD: {
    title: 'Proof of your income',
    ask: 'Send documents that show your name and your income, such as pay stubs, tax returns or benefit letters.',
  },
  ID_VERIFICATION_FAILURE: {
    title: 'We couldn’t verify your ID',
    ask: 'Show it again with all four corners visible, no glare and every letter sharp. You can also use a different ID.',
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    title: 'A second ID',
    ask: 'Send another valid photo ID, of a different kind than the first.',
  },
  MISSING_PHONE_NUMBER: {
    title: 'Where can we call you?',
    ask: 'Your credit report asks lenders to speak with you before they continue.',
  },
  PROPERTY_LEGAL_DESCRIPTION: {
    title: 'The legal description of your home',
    ask: 'Send a deed or plat that shows lot and block, or metes and bounds. You’ll find one in the closing papers from when you bought your home.',
  },
  PROPERTY_OWNERSHIP_FRAUD_REVIEW: {
    title: 'Your deed',
    ask: 'Send the recorded deed that names you as an owner.',
  },
  REVIEW_TRUST_REQUIREMENTS: {
    title: 'Your trust',
    ask: 'Send the certificate of trust or the complete agreement. It must show that the trust is revocable, who the trustees are and that they can pledge the home.',
  },
};
