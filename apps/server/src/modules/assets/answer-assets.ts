import type { answerAssets as call } from '@homeline/contract/assets/answer-assets.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves whether the borrower's savings count as income. */
export const answerAssets: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['ASSETS_PREQUAL'],
    versionedFacts: ['assets'],
    decide: () => [{ fact: 'assets', value: request.body }],
  });
