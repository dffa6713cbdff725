import type { saveEstimate as call } from '@homeline/contract/valuation/save-estimate.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** What the borrower believes the home to be worth prices the first offer. */
export const saveEstimate: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['ESTIMATE_VALUE'],
    versionedFacts: ['estimatedValue'],
    decide: () => [{ fact: 'estimatedValue', value: { valueCents: request.body.valueCents } }],
  });
