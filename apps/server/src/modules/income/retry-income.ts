import type { retryIncome as call } from '@homeline/contract/income/retry-income.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower chooses again how to show income. */
export const retryIncome: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['INCOME_ERROR'],
    decide: () => [{ fact: 'incomeRetries', value: {} }],
  });
