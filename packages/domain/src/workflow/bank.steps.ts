import {
  accountAwaitsConfirmation,
  bankCheck,
  disbursementAccount,
  entersAccountManually,
  pendingBankReview,
} from '../facts/bank.selectors.ts';
import { never, person, type StepRow, task } from './step.ts';

/** Steps for the disbursement account and the repayment method. */
export const BANK_STEPS = {
  DISBURSEMENT_ACCOUNT: {
    kind: 'BORROWER_ACTION',
    page: 'bank/disburse',
    client: 'ach',
    answers: ['finishBankLink', 'chooseManualEntry'],
    stage: 'LINK_INCOME',
    done: (facts) => disbursementAccount(facts) !== undefined || entersAccountManually(facts),
  },
  MANUAL_DISBURSEMENT_ACCOUNT: {
    kind: 'BORROWER_ACTION',
    page: 'bank/manual-disburse',
    client: 'ach',
    answers: ['enterAccount', 'chooseBankLink'],
    applies: entersAccountManually,
    done: (facts) => disbursementAccount(facts) !== undefined,
  },
  BANK_ACCOUNT_CONFIRMATION: {
    kind: 'BORROWER_ACTION',
    page: 'bank/confirm',
    client: 'ach',
    answers: ['confirmAccount'],
    stage: 'LINK_INCOME',
    applies: accountAwaitsConfirmation,
    done: never,
  },
  WAITING_FOR_BANK_VERIFICATION: {
    kind: 'WAITING',
    page: 'bank/confirm',
    client: 'ach',
    ends: task('checkBankAccount'),
    owner: 'SYSTEM',
    usual: 'seconds',
    done: (facts) => bankCheck(facts) !== undefined,
  },
  BANK_ACCOUNT_FRAUD_REVIEW: {
    kind: 'REVIEW',
    page: 'conditions',
    client: 'documents',
    conditionCategories: ['BANK_ACCOUNT_FRAUD_REVIEW'],
    ends: person('FRAUD_DESK'),
    owner: 'FRAUD_DESK',
    usual: '1-2 business days',
    applies: (facts) => pendingBankReview(facts) !== undefined,
    done: never,
  },
  AUTOPAY_ACCOUNT: {
    kind: 'BORROWER_ACTION',
    page: 'bank/autopay',
    client: 'autopay',
    answers: ['saveAutopay'],
    stage: 'LINK_INCOME',
    done: ({ autopay }) => autopay !== undefined,
  },
} as const satisfies Record<string, StepRow>;
