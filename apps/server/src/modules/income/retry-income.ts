import type { retryIncome as call } from '@homeline/contract/income/retry-income.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower chooses again how to show income: the way came to nothing, or nothing has been sent in on it yet. */
export const retryIncome: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['INCOME_ERROR', 'MANUAL_PAYSTUB_UPLOAD', 'EMPLOYER_VERIFICATION'],
    decide: () => [{ fact: 'incomeRetries', value: {} }],
  });
