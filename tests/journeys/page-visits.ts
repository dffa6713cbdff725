import type { PagePath } from '@homeline/domain/workflow/page-path.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Port } from '../../apps/server/src/vendors/vendors.ts';

/** How a persona reaches a page of an application, and what it finds there. */
export type PageVisit = {
  readonly page: PagePath;
  readonly persona: string;
  /** The step to take the persona to. */
  readonly step: StepName;
  /** The links, choices and buttons that lead from the step's own page to this one. */
  readonly through?: readonly string[];
  /** The address to which a provider sends the borrower back. */
  readonly returnsTo?: string;
  /** The provider that doesn't answer meanwhile, so that the wait lasts. */
  readonly silent?: Port;
  readonly heading: string;
  /** The button that, pressed without an answer, names what is missing. */
  readonly refuses?: string;
};

/** One visit for every page of an application, by persona in the order of their steps. */
export const PAGE_VISITS: readonly PageVisit[] = [
  {
    page: 'start/profile',
    persona: 't01',
    step: 'IN_PROGRESS',
    heading: 'Is this you?',
    refuses: 'Continue',
  },
  {
    page: 'start/income',
    persona: 't01',
    step: 'IN_PROGRESS',
    through: ['Change your income'],
    heading: 'What’s your income?',
  },
  {
    page: 'liens',
    persona: 't01',
    step: 'LIEN_VERIFICATION',
    heading: 'Is this your mortgage?',
    refuses: 'Continue',
  },
  { page: 'product/select', persona: 't01', step: 'OFFER_SELECTION', heading: 'How much would you like?' },
  {
    page: 'start/contact',
    persona: 't01',
    step: 'ADDITIONAL_PROFILE',
    heading: 'A few more things about you',
    refuses: 'Continue',
  },
  {
    page: 'start/hmda',
    persona: 't01',
    step: 'HMDA_COLLECTION',
    heading: 'Demographic information',
  },
  { page: 'start/app-summary', persona: 't01', step: 'APP_SUBMISSION', heading: 'Review your application' },
  {
    page: 'answers/{stage}',
    persona: 't01',
    step: 'APP_SUBMISSION',
    through: ['Select Offer'],
    heading: 'Your answers',
  },
  {
    page: 'document/disclosures',
    persona: 't01',
    step: 'DISCLOSURE_SIGNING',
    heading: 'Check that you can open your documents',
    refuses: 'Check code',
  },
  {
    page: 'income/review',
    persona: 't01',
    step: 'INCOME_VERIFICATION',
    heading: 'How would you like to verify your income?',
    refuses: 'Continue',
  },
  {
    page: 'income/link/{type}',
    persona: 't01',
    step: 'INCOME_VERIFICATION',
    through: ['Link my payroll', 'Continue'],
    heading: 'Link your payroll',
  },
  {
    page: 'income/pointserv-callback',
    persona: 't01',
    step: 'INCOME_VERIFICATION',
    returnsTo: 'income/pointserv-callback?way=payroll-records',
    heading: 'Find your payroll records',
  },
  {
    page: 'bank/disburse',
    persona: 't01',
    step: 'DISBURSEMENT_ACCOUNT',
    heading: 'Where should we send your money?',
    refuses: 'Continue',
  },
  {
    page: 'bank/confirm',
    persona: 't01',
    step: 'BANK_ACCOUNT_CONFIRMATION',
    heading: 'Is this the right account?',
  },
  {
    page: 'bank/autopay',
    persona: 't01',
    step: 'AUTOPAY_ACCOUNT',
    heading: 'Set up autopay',
    refuses: 'Continue',
  },
  {
    page: 'identity',
    persona: 't01',
    step: 'IDENTITY_VERIFICATION',
    heading: 'Verify your identity',
    refuses: 'Continue',
  },
  {
    page: 'insurance/upload',
    persona: 't01',
    step: 'INSURANCE_REQUEST',
    heading: 'Show us that your home is insured',
    refuses: 'Send policy',
  },
  {
    page: 'insurance/requirements',
    persona: 't01',
    step: 'INSURANCE_REQUEST',
    through: ['What to send your insurer'],
    heading: 'What to send your insurer',
  },
  { page: 'signing/intro', persona: 't01', step: 'NOTE_SIGNING', heading: 'Ready to sign?' },
  {
    page: 'signing/support',
    persona: 't01',
    step: 'NOTE_SIGNING',
    through: ['Talk to a person'],
    heading: 'Need help signing?',
  },
  {
    page: 'signing/sign',
    persona: 't01',
    step: 'NOTE_SIGNING',
    through: ['Start signing'],
    heading: 'Read and sign your documents',
    refuses: 'Sign documents',
  },
  { page: 'notary/intro', persona: 't01', step: 'DEED_SIGNING', heading: 'Ready to meet your notary?' },
  { page: 'notary/session', persona: 't01', step: 'NOTARY_SESSION', heading: 'Your notary is ready' },
  {
    page: 'complete',
    persona: 't01',
    step: 'RESCISSION',
    heading: 'You’ve signed. Your line is almost open',
  },
  {
    page: 'error/credit',
    persona: 't02',
    step: 'CREDIT_FROZEN',
    heading: 'Lift the freeze on your credit file',
  },
  {
    page: 'credit/error',
    persona: 't03',
    step: 'CREDIT_FROZEN_WITH_PIN',
    heading: 'What’s the PIN for your credit freeze?',
    refuses: 'Check again',
  },
  {
    page: 'review-app/incorrect-pin',
    persona: 't03',
    step: 'CREDIT_INCORRECT_PIN',
    heading: 'Check your PIN',
    refuses: 'Check again',
  },
  {
    page: 'review-app/no-credit',
    persona: 't05',
    step: 'SOFT_CREDIT_NO_CREDIT',
    heading: 'Do these details match your credit file?',
  },
  {
    page: 'credit/social',
    persona: 't06',
    step: 'CREDIT_NO_MATCH',
    heading: 'What’s your Social Security number or ITIN?',
    refuses: 'Check again',
  },
  {
    page: 'review-app/property',
    persona: 't07',
    step: 'PROPERTY_NO_MATCH',
    heading: 'Is this the address on your deed?',
  },
  {
    page: 'review-app/datatree',
    persona: 't08',
    step: 'DATATREE_NO_MATCH',
    heading: 'This is taking longer than expected',
  },
  {
    page: 'review-app/incorrect-ownership',
    persona: 't09',
    step: 'INCORRECT_OWNERSHIP',
    heading: 'Do you own this home?',
    refuses: 'Send deed or trust',
  },
  {
    page: 'conditions',
    persona: 't10',
    step: 'OWNERSHIP_REVIEW',
    heading: 'We’re checking who owns the home',
  },
  {
    page: 'review-app/delinquency',
    persona: 't11',
    step: 'DELINQUENCY_REVIEW',
    heading: 'An underwriter is reviewing your application',
  },
  { page: 'error/decline', persona: 't14', step: 'DECLINED', heading: 'We can’t offer you a line right now' },
  {
    page: 'product/assets',
    persona: 't17',
    step: 'ASSETS_PREQUAL',
    heading: 'Do you have savings we can count?',
    refuses: 'Use my savings',
  },
  {
    page: 'income/upload/{type}',
    persona: 't18',
    step: 'MANUAL_PAYSTUB_UPLOAD',
    heading: 'Upload your latest pay stubs',
    refuses: 'Send pay stubs',
  },
  {
    page: 'income/employer-verification',
    persona: 't19',
    step: 'EMPLOYER_VERIFICATION',
    heading: 'Who can confirm your income at work?',
    refuses: 'Continue',
  },
  {
    page: 'conditions/upload-document',
    persona: 't20',
    step: 'TRUST_REVIEW',
    heading: 'We’re reviewing your trust documents',
  },
  { page: 'notary/error', persona: 't22', step: 'NOTARY_ERROR', heading: 'We couldn’t finish your session' },
  {
    page: 'notary/schedule-manual',
    persona: 't22',
    step: 'MANUAL_NOTARY_SCHEDULING',
    heading: 'When can a notary meet you?',
    refuses: 'Request this time',
  },
  {
    page: 'notary/reserve-manual',
    persona: 't22',
    step: 'MANUAL_DEED_SIGNING',
    heading: 'Your appointment is confirmed',
  },
  {
    page: 'signing/additional',
    persona: 't23',
    step: 'WAITING_FOR_ADDITIONAL_SIGNERS',
    heading: 'Waiting for the other signers',
  },
  {
    page: 'start/co-borrowers',
    persona: 't56',
    step: 'WAITING_FOR_CO_BORROWERS',
    heading: 'Waiting for the people who borrow with you',
  },
  {
    page: 'review-app/uw',
    persona: 't26',
    step: 'LIEN_MISMATCH_REVIEW',
    heading: 'We’re reviewing your mortgages',
  },
  {
    page: 'error/flood-cert',
    persona: 't28',
    step: 'WAITING_FOR_FLOOD_CERT',
    heading: 'Your flood certificate is taking longer than usual',
  },
  {
    page: 'bpo/estimate-value',
    persona: 't35',
    step: 'ESTIMATE_VALUE',
    heading: 'What’s your home worth?',
    refuses: 'Continue',
  },
  {
    page: 'bpo/condition',
    persona: 't35',
    step: 'BPO_CONDITION',
    heading: 'What condition is your home in?',
    refuses: 'Continue',
  },
  {
    page: 'bpo/order-bpo',
    persona: 't35',
    step: 'ORDER_BPO',
    heading: 'Ready to order your home’s valuation?',
  },
  {
    page: 'bpo/waiting',
    persona: 't35',
    step: 'WAITING_FOR_BPO',
    silent: 'valuation',
    heading: 'Waiting for your home’s valuation',
  },
  { page: 'bpo/hold', persona: 't36', step: 'BPO_HOLD', heading: 'The agent couldn’t finish the valuation' },
  {
    page: 'product/prequal-winback',
    persona: 't40',
    step: 'PREQUAL_WINBACK',
    heading: 'Would another amount or term work better?',
  },
  {
    page: 'conditions/phone-number',
    persona: 't42',
    step: 'FRAUD_ALERT_REVIEW',
    heading: 'Where can we call you?',
  },
  { page: 'payoff/hold', persona: 't44', step: 'PAYOFF_HOLD', heading: 'Waiting for a payoff letter' },
  {
    page: 'bank/manual-disburse',
    persona: 't45',
    step: 'MANUAL_DISBURSEMENT_ACCOUNT',
    heading: 'Which account should receive your money?',
    refuses: 'Continue',
  },
  { page: 'error/timeout', persona: 't52', step: 'CREDIT_ERROR', heading: 'Try your credit check again' },
  {
    page: 'review-app/signdocs',
    persona: 't53',
    step: 'SIGNDOCS_REVIEW',
    heading: 'This is taking longer than expected',
  },
  { page: 'error/income', persona: 't54', step: 'INCOME_ERROR', heading: 'Verify your income another way' },
];
