import type { BANK_STEPS } from './bank.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const BANK_COPY: StageCopy<typeof BANK_STEPS> = {
  DISBURSEMENT_ACCOUNT: { next: 'Choose where we send your money' },
  MANUAL_DISBURSEMENT_ACCOUNT: { next: 'Enter the account for your money' },
  BANK_ACCOUNT_CONFIRMATION: { next: 'Confirm your account' },
  WAITING_FOR_BANK_VERIFICATION: {
    wait: {
      heading: 'Checking your bank account',
      why: 'We’re making sure that the account is open and belongs to you.',
    },
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    wait: {
      heading: 'We’re reviewing your bank account',
      why: 'The bank couldn’t confirm that the account belongs to you, so our team is checking it.',
    },
  },
  AUTOPAY_ACCOUNT: { next: 'Set up autopay' },
};
