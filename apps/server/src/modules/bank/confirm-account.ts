import type { confirmAccount as call } from '@homeline/contract/bank/confirm-account.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower confirms the linked account, or chooses another. */
export const confirmAccount: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['BANK_ACCOUNT_CONFIRMATION'],
    showed: ['bankAccounts'],
    decide: () => [{ fact: 'accountConfirmations', value: { answer: asked.body.answer } }],
  });
