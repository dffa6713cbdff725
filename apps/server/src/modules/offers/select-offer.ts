import type { selectOffer as call } from '@homeline/contract/offers/select-offer.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { decisionContext } from './decision-context.ts';
import { CHOOSING_STEPS, priceWithinOffers } from './price-within-offers.ts';

/** The borrower chooses a line over a term, until the application is submitted. The terms are priced here, on the facts as they stand. */
export const selectOffer: Handler<typeof call> = (request, context) => {
  const of = { organisation: request.organisation, applicationId: request.params.uuid };
  return submitStep(request, context, {
    at: CHOOSING_STEPS,
    versionedFacts: ['initialDecisions', 'offerSelection'],
    decide(facts) {
      const choice = priceWithinOffers(facts, decisionContext(context, of, facts), request.body);
      if (isRefusal(choice)) return choice;
      return [{ fact: 'offerSelection', value: { terms: choice.priced.terms } }];
    },
  });
};
