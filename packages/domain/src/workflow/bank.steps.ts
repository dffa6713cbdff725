import {
  accountAwaitsConfirmation,
  bankCheck,
  disbursementAccount,
  entersAccountManually,
  goesOnWithDeposit,
  pendingBankReview,
  pendingDeposit,
} from '../facts/bank.selectors.ts';
import { never, type Predicate, person, type StepRow, task } from './step.ts';

/** A typed account waits for its deposit's code. What needs the account comes after `ACCOUNT_DEPOSIT_CODE`. */
const awaitsCode: Predicate = (facts) => pendingDeposit(facts) !== undefined;

/** Steps for the disbursement account and the repayment method. */
export const BANK_STEPS = {
  DISBURSEMENT_ACCOUNT: {
    kind: 'BORROWER_ACTION',
    page: 'bank/disburse',
    // Approved, they can ask their insurer for what the policy must show.
    parts: ['insurance/requirements'],
    client: 'ach',
    answers: ['finishBankLink', 'chooseManualEntry'],
    stage: 'LINK_INCOME',
    done: (facts) =>
      disbursementAccount(facts) !== undefined || awaitsCode(facts) || entersAccountManually(facts),
  },
  MANUAL_DISBURSEMENT_ACCOUNT: {
    kind: 'BORROWER_ACTION',
    page: 'bank/manual-disburse',
    client: 'ach',
    answers: ['enterAccount', 'chooseBankLink'],
    applies: (facts) => entersAccountManually(facts) && !awaitsCode(facts),
    done: (facts) => disbursementAccount(facts) !== undefined,
  },
  ACCOUNT_DEPOSIT_SENT: {
    kind: 'BORROWER_ACTION',
    page: 'bank/deposit',
    client: 'ach',
    answers: ['answerDeposit', 'finishBankLink'],
    stage: 'LINK_INCOME',
    applies: awaitsCode,
    done: goesOnWithDeposit,
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
    applies: (facts) => !awaitsCode(facts),
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
    applies: (facts) => !awaitsCode(facts),
    done: ({ autopay }) => autopay !== undefined,
  },
} as const satisfies Record<string, StepRow>;

/** The gate before closing: nothing is signed, and no money is sent, before the account is known. */
export const DEPOSIT_STEPS = {
  ACCOUNT_DEPOSIT_CODE: {
    kind: 'BORROWER_ACTION',
    page: 'bank/deposit',
    client: 'waitSign',
    answers: ['answerDeposit', 'finishBankLink'],
    applies: awaitsCode,
    done: never,
  },
} as const satisfies Record<string, StepRow>;
