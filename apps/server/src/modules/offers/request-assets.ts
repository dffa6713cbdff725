import type { requestAssets as call } from '@homeline/contract/offers/request-assets.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower would have assets counted beside the income. */
export const requestAssets: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['OFFER_SELECTION'],
    decide: () => [{ fact: 'assetRequests', value: {} }],
  });
