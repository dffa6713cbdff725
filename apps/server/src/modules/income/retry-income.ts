import type { retryIncome as call } from '@homeline/contract/income/retry-income.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** The borrower chooses again how to show income: the way came to nothing, or nothing has been sent in on it yet. */
export const retryIncome: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['INCOME_ERROR', 'MANUAL_PAYSTUB_UPLOAD', 'EMPLOYER_VERIFICATION'],
    decide: () => [{ fact: 'incomeRetries', value: {} }],
  });
