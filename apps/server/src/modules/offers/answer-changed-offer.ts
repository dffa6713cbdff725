import type { answerChangedOffer as call } from '@homeline/contract/offers/answer-changed-offer.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Records that the borrower accepts the changed terms, or refuses them and so ends the application. */
export const answerChangedOffer: Handler<typeof call> = (request, context) =>
  submitStep(request, context, {
    at: ['FINAL_OFFER'],
    versionedFacts: ['changedOffers'],
    decide: () => [{ fact: 'finalOfferAnswers', value: { answer: request.body.answer } }],
  });
