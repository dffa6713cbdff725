import * as z from 'zod';
import { BalanceCents } from '../money/cents.ts';
import { Consent } from './application.facts.ts';
import { answer, log, Remark, Sealed, Uuid } from './fact.ts';
import { choice, question } from './question.ts';
import { reviewDecisionSchema } from './review-decision.ts';

export const PayType = z.enum(['AUTOPAY', 'MANUAL']);

export const GiactAccountStatus = z.enum(['NOT_RUN', 'PASS', 'REVIEW', 'DECLINE', 'NO_DATA']);

/** Facts about bank accounts and autopay. */
export const bankFacts = {
  bankAccounts: log(
    z.object({
      uuid: Uuid,
      how: z.enum(['LINKED', 'MANUAL']),
      bankName: z.string(),
      routingNumber: z.string(),
      account: Sealed,
      mask: z.string(),
      /** LINKED only: the provider that linked it, which can tell whose account it is. */
      linkedBy: z.string().optional(),
      /** The borrower typed it at the provider and entered the code of a small deposit. That doesn't prove whose it is. */
      byDeposit: z.literal(true).optional(),
    }),
    'BORROWER',
  ),
  /** An account that the borrower typed at the provider, which sends a small deposit with a code. Its number is known once the code was right. */
  accountDeposits: log(
    z.object({
      answer: z.enum(['SENT', 'FAILED', 'EXPIRED']),
      mask: z.string(),
      linkedBy: z.string().optional(),
    }),
    'BORROWER',
  ),
  /** What the borrower does while the deposit is on its way. */
  depositChoices: log(z.object({ answer: z.enum(['CONTINUED', 'OTHER_ACCOUNT']) }), 'BORROWER'),
  manualEntryChoices: log(z.object({}), 'BORROWER'),
  /** The borrower switched back to linking the account. */
  bankLinkChoices: log(z.object({}), 'BORROWER'),
  accountConfirmations: log(z.object({ answer: z.enum(['CONFIRMED', 'CHANGED']) }), 'BORROWER'),
  /**
   * `LOGIN_NEEDED`: the bank says nothing before the borrower signs in there again. `balance` is the linked account's at that time, as far as
   * the bank says it; an overdrawn one is negative. Nothing is decided by it.
   */
  bankChecks: log(
    z.object({
      answer: z.enum(['VERIFIED', 'SUSPECT', 'INVALID', 'LOGIN_NEEDED']),
      remark: Remark,
      balance: z
        .object({ availableCents: BalanceCents.optional(), currentCents: BalanceCents.optional() })
        .optional(),
    }),
    'VENDOR',
  ),
  bankDecisions: log(reviewDecisionSchema(['CLEARED', 'REJECTED', 'FRAUD_CONFIRMED']), 'STAFF'),
  autopay: answer(
    z.object({
      payType: PayType,
      accountUuid: Uuid.optional(),
      /** AUTOPAY only: the authorization under 12 CFR 1005.10(b). */
      authorization: Consent.optional(),
    }),
    'BORROWER',
  ),
};

/** What the borrower answers about the account. An account number is sealed, so it has a handler of its own. */
export const bankQuestions = {
  chooseManualEntry: choice(bankFacts, {
    method: 'POST',
    path: '/bank/manual-entry',
    summary: 'Chooses manual entry instead of linking a bank.',
    fact: 'manualEntryChoices',
  }),
  confirmAccount: question(bankFacts, {
    method: 'POST',
    path: '/bank/confirmation',
    summary: 'Confirms the linked account, or chooses another.',
    form: z.object({ answer: z.enum(['CONFIRMED', 'CHANGED']) }),
    fact: 'accountConfirmations',
    shows: ['bankAccounts'],
  }),
};
