import type { StepName } from './steps.ts';

/** The missing item at each step of the borrower, as the notice of incompleteness names it. */
export const MISSING_ITEMS: { readonly [N in StepName]?: string } = {
  IN_PROGRESS: 'Your profile, and your permission to check your credit',
  PROPERTY_NO_MATCH: 'The address of your home as it appears in county records',
  INCORRECT_OWNERSHIP: 'A document that proves you own the home, or a different home',
  INELIGIBLE_PROPERTY: 'A different home',
  CREDIT_NO_MATCH: 'Your Social Security number or ITIN, so the credit bureau can find your file',
  SOFT_CREDIT_NO_CREDIT:
    'Your name, date of birth and Social Security number or ITIN as the credit bureau has them',
  CREDIT_FROZEN: 'Your credit report: please lift the freeze at the credit bureau',
  CREDIT_FROZEN_WITH_PIN:
    'Your credit report: please give us your freeze PIN, or lift the freeze at the credit bureau',
  CREDIT_INCORRECT_PIN:
    'Your credit report: please give us your freeze PIN, or lift the freeze at the credit bureau',
  CREDIT_LOCKED: 'Your credit report: please unlock your file in the credit bureau’s app',
  CREDIT_ERROR: 'Your credit report: please let us request it again',
  ESTIMATE_VALUE: 'Your estimate of your home’s value',
  LIEN_VERIFICATION: 'The loans secured by your home',
  INQUIRY_ATTESTATION: 'The outcome of recent mortgage inquiries on your credit report',
  LIEN_ATTESTATION: 'Your confirmation of the loans secured by your home',
  OFFER_SELECTION: 'Your choice of an offer',
  ASSETS_PREQUAL: 'Your savings and investments, or your choice not to use them',
  ADDITIONAL_PROFILE: 'How you own your home, and what you’ll use the line for',
  HMDA_COLLECTION: 'Your answers to the demographic questions, or your choice not to answer',
  WAITING_FOR_CO_BORROWERS: 'Your co-borrower’s answers, or your choice to apply without them',
  APP_SUBMISSION: 'Your submission of the application',
  DISCLOSURE_SIGNING: 'Your acknowledgment of the disclosures',
  INCOME_VERIFICATION: 'Proof of your income: a linked account, pay stubs or a tax return',
  MANUAL_PAYSTUB_UPLOAD:
    'Proof of your income: pay stubs from the last 30 days, tax returns or benefit letters',
  EMPLOYER_VERIFICATION: 'A contact at your employer who can confirm that you work there',
  INCOME_ERROR: 'Proof of your income from another source',
  FINAL_OFFER: 'Your answer to our changed offer',
  DISBURSEMENT_ACCOUNT: 'The bank account for your money',
  MANUAL_DISBURSEMENT_ACCOUNT: 'The routing and account numbers of the bank account for your money',
  ACCOUNT_DEPOSIT_SENT: 'Your answer about the small deposit to your bank account',
  ACCOUNT_DEPOSIT_CODE: 'The code of the small deposit to your bank account, or another account',
  BANK_ACCOUNT_CONFIRMATION: 'Your confirmation of the bank account',
  AUTOPAY_ACCOUNT: 'How you want to make payments',
  IDENTITY_VERIFICATION: 'A photo of your identity document',
  ID_VERIFICATION_FAILURE: 'A new photo of your identity document',
  BPO_CONDITION: 'The condition of your home, and who can let the agent in',
  ORDER_BPO: 'Your order for a valuation of your home, or your choice not to order one',
  FLOOD_NOTICE: 'Your acknowledgment of the flood notice',
  INSURANCE_REQUEST: 'Your homeowners insurance policy, or your choice to send it later',
  DOCUMENT_REQUEST: 'What we asked for in your account',
  CLOSING_DISCLOSURE_REVIEW: 'Your acknowledgment of the closing documents',
  NOTE_SIGNING: 'Your signature on the loan documents, or your choice of where to sign them',
};

/**
 * Returns the missing documents and answers as text. The notice must specify the information needed (12 CFR 1002.9(c)(2)).
 * @param documents titles of the documents that a condition requests
 */
export function missingItems(step: StepName, documents: readonly string[]): readonly string[] {
  const [first, ...rest] = step === 'DOCUMENT_REQUEST' ? documents : [];
  return first === undefined ? [MISSING_ITEMS[step] ?? 'Your next answer in your account'] : [first, ...rest];
}
