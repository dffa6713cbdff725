import type { requestAssets as call } from '@homeline/contract/offers/request-assets.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { OFFER_CHOICE_STEPS } from './price-within-offers.ts';

/** Records that the borrower wants assets counted with income. A chosen line stays until they are. */
export const requestAssets: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: OFFER_CHOICE_STEPS,
    decide: () => [{ fact: 'assetRequests', value: {} }],
  });
