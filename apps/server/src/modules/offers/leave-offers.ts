import type { leaveOffers as call } from '@homeline/contract/offers/leave-offers.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { CHOOSING_STEPS } from './price-within-offers.ts';

/** The borrower leaves the offers, also after one was chosen: a way back is offered before the application ends. */
export const leaveOffers: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: CHOOSING_STEPS,
    decide: () => [{ fact: 'offerAbandonments', value: {} }],
  });
