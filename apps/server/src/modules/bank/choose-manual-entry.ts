import type { chooseManualEntry as call } from '@homeline/contract/bank/choose-manual-entry.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower would rather type the account in. */
export const chooseManualEntry: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['DISBURSEMENT_ACCOUNT'],
    decide: () => [{ fact: 'manualEntryChoices', value: {} }],
  });
