import type { requestAssets as call } from '@homeline/contract/offers/request-assets.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { CHOOSING_STEPS } from './price-within-offers.ts';

/** The borrower would have assets counted beside the income; a line that was chosen stands until they are. */
export const requestAssets: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: CHOOSING_STEPS,
    decide: () => [{ fact: 'assetRequests', value: {} }],
  });
