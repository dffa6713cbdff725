import type { saveEstimate as call } from '@homeline/contract/valuation/save-estimate.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves the borrower's estimate of the home's value, which the first offers use. */
export const saveEstimate: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['ESTIMATE_VALUE'],
    versionedFacts: ['estimatedValue'],
    decide: () => [{ fact: 'estimatedValue', value: { valueCents: request.body.valueCents } }],
  });
