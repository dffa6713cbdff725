import type { leaveOffers as call } from '@homeline/contract/offers/leave-offers.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { OFFER_CHOICE_STEPS } from './price-within-offers.ts';

/** Records that the borrower leaves the offers, even after a choice. A winback follows before the application ends. */
export const leaveOffers: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: OFFER_CHOICE_STEPS,
    decide: () => [{ fact: 'offerAbandonments', value: {} }],
  });
