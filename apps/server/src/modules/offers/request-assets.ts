import type { requestAssets as call } from '@homeline/contract/offers/request-assets.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { CHOOSING_STEPS } from './price-requested-choice.ts';

/** The borrower would have assets counted beside the income; a line that was chosen stands until they are. */
export const requestAssets: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: CHOOSING_STEPS,
    decide: () => [{ fact: 'assetRequests', value: {} }],
  });
