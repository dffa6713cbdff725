import type { BANK_STEPS, DEPOSIT_STEPS } from './bank.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const BANK_COPY: StageCopy<typeof BANK_STEPS> = {
  DISBURSEMENT_ACCOUNT: {
    next: 'Choose where we send your money',
    message: {
      subject: 'You’re approved. Where should we send your money?',
      text: 'We approved your credit and income. Please choose a bank account for your money in your account with us. Before you sign we still check your ID, your home’s title and insurance, and that nothing has changed.',
    },
  },
  MANUAL_DISBURSEMENT_ACCOUNT: {
    next: 'Enter the account for your money',
    message: {
      subject: 'Please enter your bank account',
      text: 'We need a bank account for your money. Please enter it in your account with us, never by email.',
    },
  },
  ACCOUNT_DEPOSIT_SENT: {
    next: 'Read about the small deposit to your account',
    message: {
      subject: 'Please read about the small deposit',
      text: 'A small deposit is on its way to your bank account. Please read in your account with us what to do, and go on with your application.',
    },
  },
  BANK_ACCOUNT_CONFIRMATION: {
    next: 'Confirm your account',
    message: {
      subject: 'Please confirm your bank account',
      text: 'Please check the bank account you chose and confirm it in your account with us.',
    },
  },
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
  AUTOPAY_ACCOUNT: {
    next: 'Set up autopay',
    message: {
      subject: 'How will you pay it back?',
      text: 'We checked your bank account. Next, choose autopay or pay manually in your account with us.',
    },
  },
};

export const DEPOSIT_COPY: StageCopy<typeof DEPOSIT_STEPS> = {
  ACCOUNT_DEPOSIT_CODE: {
    next: 'Enter the code of the small deposit',
    message: {
      subject: 'We need the code of your small deposit',
      text: 'Your application goes on once you’ve entered the three letters beside the small deposit in your bank account. Please enter it in your account with us, never by email.',
    },
  },
};
