import type { selectOffer as call } from '@homeline/contract/offers/select-offer.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { decisionContext } from '../rules/decision-context.ts';
import { priceWithinOffers } from './price-within-offers.ts';

/** Records the borrower's choice of a line and a term until submission, priced on the current facts. */
export const selectOffer: Handler<typeof call> = (request, context) => {
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  return submitStep(request, context, {
    at: stepsAccepting('selectOffer'),
    versionedFacts: ['initialDecisions', 'offerSelection'],
    decide(facts) {
      const choice = priceWithinOffers(facts, decisionContext(context, key, facts), request.body);
      if (isRefusal(choice)) return choice;
      return [{ fact: 'offerSelection', value: { terms: choice.priced.terms } }];
    },
  });
};
