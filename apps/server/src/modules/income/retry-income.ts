import type { retryIncome as call } from '@homeline/contract/income/retry-income.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Returns the borrower to the choice of income source after an error or before they submit anything. */
export const retryIncome: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['INCOME_ERROR', 'MANUAL_PAYSTUB_UPLOAD', 'EMPLOYER_VERIFICATION'],
    decide: () => [{ fact: 'incomeRetries', value: {} }],
  });
