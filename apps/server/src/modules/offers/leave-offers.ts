import type { leaveOffers as call } from '@homeline/contract/offers/leave-offers.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower leaves the offers: a way back is offered before the application ends. */
export const leaveOffers: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['OFFER_SELECTION'],
    decide: () => [{ fact: 'offerAbandonments', value: {} }],
  });
