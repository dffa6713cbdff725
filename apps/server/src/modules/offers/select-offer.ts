import type { selectOffer as call } from '@homeline/contract/offers/select-offer.ts';
import type { Handler } from '../../http/asked.ts';
import { isRefusal } from '../../refusal.ts';
import { answerStep } from '../applications/answer-step.ts';
import { decisionContext } from './decision-context.ts';
import { CHOOSING_STEPS, priceRequestedChoice } from './price-requested-choice.ts';

/** The borrower chooses a line over a term, until the application is submitted. The terms are priced here, on the facts as they stand. */
export const selectOffer: Handler<typeof call> = (asked, context) => {
  const of = { organisation: asked.organisation, applicationId: asked.params.uuid };
  return answerStep(asked, context, {
    at: CHOOSING_STEPS,
    showed: ['initialDecisions', 'offerSelection'],
    decide(facts) {
      const choice = priceRequestedChoice(facts, decisionContext(context, of, facts), asked.body);
      if (isRefusal(choice)) return choice;
      return [{ fact: 'offerSelection', value: { terms: choice.priced.terms } }];
    },
  });
};
