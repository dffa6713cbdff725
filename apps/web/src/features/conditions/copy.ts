import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import type { ConditionCategory } from '@homeline/domain/facts/closing.facts.ts';
import type { STEP_COPY } from '@homeline/domain/workflow/step-copy.ts';

type ConditionCopy = {
  readonly title: string;
  readonly ask: string;
  /** Where the borrower answers a condition that asks for no document. */
  readonly task?: { readonly label: string; readonly page: 'identity' | 'conditions/phone-number' };
};

const CONDITIONS: Readonly<Record<ConditionCategory, ConditionCopy>> = {
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
    title: 'We couldn’t read your ID',
    ask: 'Take a new photo with all four corners showing, no glare and every letter sharp. You can also use a different ID.',
    task: { label: 'Take a new photo', page: 'identity' },
  },
  IDENTITY_DOCUMENT_FRAUD_REVIEW: {
    title: 'A second ID',
    ask: 'Send another valid photo ID, of a different kind than the first.',
  },
  MISSING_PHONE_NUMBER: {
    title: 'Where can we call you?',
    ask: 'Your credit report asks lenders to speak with you before they continue.',
    task: { label: 'Add a phone number', page: 'conditions/phone-number' },
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

/** A document that may help an underwriter before they ask for it. */
export type Evidence = {
  readonly title: string;
  readonly ask: string;
  readonly document: UploadedDocumentType;
};

const A_LETTER: Evidence = {
  title: 'Have something that helps?',
  ask: 'A statement, a release or a letter from that lender often settles the question.',
  document: 'SUPPORT',
};

/** By the step of the review. A test proves that every review that may ask for documents is here. */
const EVIDENCE = {
  OWNERSHIP_REVIEW: {
    title: 'Your deed',
    ask: 'Send the recorded deed that names you, or the trust that owns the home, if you haven’t yet.',
    document: 'PROPERTY_DESCRIPTION_SOURCE',
  },
  LIEN_MISMATCH_REVIEW: A_LETTER,
  DELINQUENCY_REVIEW: A_LETTER,
  HARD_CREDIT_REVIEW: {
    title: 'The inquiry on your credit report',
    ask: CONDITIONS.HARD_CREDIT_INQUIRY_REVIEW.ask,
    document: 'CANCELLATION_PROOF',
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    title: 'A statement of the account',
    ask: CONDITIONS.BANK_ACCOUNT_FRAUD_REVIEW.ask,
    document: 'BANK_STATEMENT',
  },
  IDENTITY_FRAUD_REVIEW: {
    title: 'A second ID',
    ask: CONDITIONS.IDENTITY_DOCUMENT_FRAUD_REVIEW.ask,
    document: 'SUPPORT',
  },
  TRUST_REVIEW: {
    title: 'Your trust',
    ask: CONDITIONS.REVIEW_TRUST_REQUIREMENTS.ask,
    document: 'CERTIFICATE_OF_TRUST',
  },
} satisfies Partial<Record<keyof typeof STEP_COPY, Evidence>>;

/** Copy for the condition pages. */
export const conditionsCopy = {
  conditions: CONDITIONS,
  evidence: EVIDENCE,
  list: {
    heading: (count: number) =>
      count === 1 ? 'We need one more thing from you' : `We need ${count} more things from you`,
    why: (until?: string) =>
      `We’ll continue with your application as soon as we have ${until ? `everything. Please send it by ${until}.` : 'everything.'}`,
    returned: (why: string) =>
      why
        ? `What you sent didn’t answer this yet. ${why}`
        : 'What you sent didn’t answer this yet. Please send a clearer copy or a different document.',
    needed: (count: number) =>
      count === 1 ? 'You only need to send one of these documents.' : `Please send ${count} documents.`,
    havePhone: (phone: string) => `We have ${phone}. Thank you.`,
    change: 'Change number',
    upload: 'Upload documents',
    stillNeeded: 'We still need this from you.',
    received: 'We’re reviewing what you sent.',
    askedOn: (day: string) => `We asked on ${day}.`,
  },
  upload: {
    why: 'Send a PDF or a clear photo of each. We encrypt everything, and an underwriter usually reviews it within 1 business day.',
    action: 'Send documents',
  },
  send: {
    hint: 'A PDF or a clear photo. The underwriter gets it as soon as you send it.',
    notSent: (why: string) => `Not sent: ${why}`,
  },
} as const;

/** Returns whether the number of documents needs saying: more or fewer are needed than one of each requested. */
export function needsCount(required: number, requested: number): boolean {
  return required !== requested;
}
