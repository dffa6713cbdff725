import type { INCOME_STEPS } from './income.steps.ts';
import type { StageCopy } from './stage-copy.ts';

export const INCOME_COPY: StageCopy<typeof INCOME_STEPS> = {
  INCOME_VERIFICATION: {
    next: 'Verify your income',
    message: {
      subject: 'Please verify your income',
      text: 'You can link your payroll or a bank account, or upload documents. Start in your account.',
    },
  },
  WAITING_FOR_INCOME_DATA: {
    wait: {
      heading: 'Verifying your income',
      why: 'Your payroll provider or bank is sending us the income information you approved.',
    },
  },
  MANUAL_PAYSTUB_UPLOAD: {
    next: 'Upload proof of your income',
    message: {
      subject: 'Please upload proof of your income',
      text: 'We need documents to verify your income. You can upload them in your account.',
    },
  },
  PAYSTUB_REVIEW: {
    wait: {
      heading: 'An underwriter is reviewing your income documents',
      why: 'We’re comparing them with the income you told us about.',
    },
  },
  EMPLOYER_VERIFICATION: {
    next: 'Name a contact at your employer',
    message: {
      subject: 'Please name a contact at your employer',
      text: 'We need someone who can confirm that you work there. You can name them in your account.',
    },
  },
  WAITING_FOR_EMPLOYER_VERIFICATION: {
    wait: {
      heading: 'Waiting for your employer',
      why: 'We asked the person you named to confirm that you work there.',
      meanwhile:
        'You can tell them to expect our request. You can close this page and come back at any time.',
    },
  },
  INCOME_ERROR: {
    next: 'Choose another way to verify your income',
    message: {
      subject: 'We couldn’t verify your income',
      text: 'Please choose another way to verify your income. Your account shows your choices.',
    },
  },
  WAITING_FOR_CO_BORROWER_REVIEW: {
    wait: {
      heading: 'Reviewing the people who borrow with you',
      why: 'We get their full credit reports, and an underwriter reads their proof of income.',
      meanwhile: 'You can close this page and come back at any time.',
    },
  },
  WAITING_FOR_FINAL_DECISION: {
    wait: {
      heading: 'Making the final decision',
      why: 'We verified your income and are updating your offer.',
    },
  },
  FINAL_OFFER: {
    next: 'Review your changed offer',
    message: {
      subject: 'Your verified offer is ready',
      text: 'We verified your information. Please review your terms, and accept or decline them.',
    },
  },
};
