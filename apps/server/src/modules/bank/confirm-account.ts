import type { confirmAccount as call } from '@homeline/contract/bank/confirm-account.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves whether the borrower confirms the linked account or wants another. */
export const confirmAccount: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['BANK_ACCOUNT_CONFIRMATION'],
    versionedFacts: ['bankAccounts'],
    decide: () => [{ fact: 'accountConfirmations', value: { answer: request.body.answer } }],
  });
