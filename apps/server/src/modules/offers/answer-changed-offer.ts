import type { answerChangedOffer as call } from '@homeline/contract/offers/answer-changed-offer.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower accepts the terms as they changed, or refuses them, which ends the application. */
export const answerChangedOffer: Handler<typeof call> = (asked, context) =>
  answerStep(asked, context, {
    at: ['FINAL_OFFER'],
    showed: ['changedOffers'],
    decide: () => [{ fact: 'finalOfferAnswers', value: { answer: asked.body.answer } }],
  });
