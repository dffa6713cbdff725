import type { saveEstimate as call } from '@homeline/contract/valuation/save-estimate.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** What the borrower believes the home to be worth prices the first offer. */
export const saveEstimate: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['ESTIMATE_VALUE'],
    showed: ['estimatedValue'],
    decide: () => [{ fact: 'estimatedValue', value: { valueCents: asked.body.valueCents } }],
  });
