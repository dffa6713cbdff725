import type { StepName } from './steps.ts';

/** What an application lacks while it stands at a step of the borrower, as the notice of incompleteness names it. */
export const MISSING: { readonly [N in StepName]?: string } = {
  IN_PROGRESS: 'Who you are, and your permission to look at your credit',
  PROPERTY_NO_MATCH: 'The address of your home as the county writes it',
  INCORRECT_OWNERSHIP: 'A document that shows that you own the home, or another home',
  INELIGIBLE_PROPERTY: 'Another home',
  CREDIT_NO_MATCH: 'Your social security number, so that the bureau finds your credit file',
  SOFT_CREDIT_NO_CREDIT: 'Your name, date of birth and social security number as the bureau has them',
  CREDIT_FROZEN: 'Your credit report: please lift the freeze of your file at the bureau',
  CREDIT_FROZEN_WITH_PIN:
    'Your credit report: please give us the PIN of the freeze, or lift it at the bureau',
  CREDIT_INCORRECT_PIN: 'Your credit report: please give us the PIN of the freeze, or lift it at the bureau',
  CREDIT_LOCKED: 'Your credit report: please unlock your file in the app of the bureau',
  CREDIT_ERROR: 'Your credit report: please let us ask the bureau again',
  ESTIMATE_VALUE: 'What you believe your home is worth',
  LIEN_VERIFICATION: 'Which loans are secured by your home',
  INQUIRY_ATTESTATION: 'What came of the recent inquiries on your credit file',
  LIEN_ATTESTATION: 'Your confirmation of the loans that are secured by your home',
  OFFER_SELECTION: 'Your choice among our offers',
  ASSETS_PREQUAL: 'Your savings and investments, or that you leave them out',
  ADDITIONAL_PROFILE: 'How you own your home and what the line is for',
  HMDA_COLLECTION:
    'Your answers to the questions of government monitoring, or that you do not wish to answer',
  APP_SUBMISSION: 'Your confirmation of the summary of your application',
  DISCLOSURE_SIGNING: 'Your acknowledgment of the disclosures',
  INCOME_VERIFICATION: 'Proof of your income: a linked account, pay stubs or a tax return',
  MANUAL_PAYSTUB_UPLOAD: 'Your pay stubs of the last 30 days',
  EMPLOYER_VERIFICATION: 'Somebody at your employer who can confirm that you work there',
  INCOME_ERROR: 'Proof of your income from another source',
  FINAL_OFFER: 'Your word on the line that we confirmed',
  DISBURSEMENT_ACCOUNT: 'The bank account that the money goes to',
  MANUAL_DISBURSEMENT_ACCOUNT: 'The numbers of the bank account that the money goes to',
  BANK_ACCOUNT_CONFIRMATION: 'Your confirmation of the bank account',
  AUTOPAY_ACCOUNT: 'How you wish to pay',
  IDENTITY_VERIFICATION: 'A photo of your identity document',
  ID_VERIFICATION_FAILURE: 'A new photo of your identity document',
  BPO_CONDITION: 'The condition of your home, and who lets a visitor in',
  ORDER_BPO: 'Your order of the valuation of your home, or that you do not want it',
  FLOOD_NOTICE: 'Your acknowledgment of the flood notice',
  DOCUMENT_REQUEST: 'What we asked for in your account',
  CLOSING_DISCLOSURE_REVIEW: 'Your acknowledgment of the closing documents',
  NOTE_SIGNING: 'Your signature on the loan documents',
};

/**
 * The documents and answers that are missing, in words. Source: 12 CFR 1002.9(c)(2): the notice specifies the information needed.
 * @param documents titles of the documents that a condition asks for
 */
export function missingItems(step: StepName, documents: readonly string[]): readonly string[] {
  const [first, ...rest] = step === 'DOCUMENT_REQUEST' ? documents : [];
  return first === undefined ? [MISSING[step] ?? 'Your next answer in your account'] : [first, ...rest];
}
