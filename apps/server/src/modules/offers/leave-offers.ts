import type { leaveOffers as call } from '@homeline/contract/offers/leave-offers.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { CHOOSING_STEPS } from './price-requested-choice.ts';

/** The borrower leaves the offers, also after one was chosen: a way back is offered before the application ends. */
export const leaveOffers: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: CHOOSING_STEPS,
    decide: () => [{ fact: 'offerAbandonments', value: {} }],
  });
