import type { offersCalls } from '@homeline/contract/offers/calls.ts';
import { wordExplanation } from '@homeline/domain/explanations/word-explanation.ts';
import { explanationBy } from '@homeline/domain/facts/explanation.ts';
import { offersQuestions } from '@homeline/domain/facts/offers.facts.ts';
import { explainPriced } from '@homeline/domain/offers/explain-decision.ts';
import { ratesByFee } from '@homeline/domain/pricing/choice.ts';
import { ratesByAmount } from '@homeline/domain/pricing/offers.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { submitStep } from '../applications/submit-step.ts';
import { pricingContext } from '../rules/decision-context.ts';
import { costedTerms } from './costed-terms.ts';
import { estimateLine } from './estimate-line.ts';
import { explainDecision } from './explain-decision.ts';
import { getOffers } from './get-offers.ts';
import { priceWithinOffers } from './price-within-offers.ts';
import { priceRequestedChoice } from './requested-choice.ts';
import { recordTermsShown } from './terms-ledger.ts';

export const offersHandlers = {
  estimateLine,
  getOffers,
  /** Prices a line over a term without choosing it. Records the quote in the terms ledger. */
  quoteOffer: async (request, context) => {
    const choice = await priceRequestedChoice(request, context);
    if (isRefusal(choice)) return choice;
    const { key, facts, rules, scenario, offer, priced } = choice;
    const quoted = {
      ...costedTerms(rules, priced.terms, facts),
      feeRates: ratesByFee(scenario, request.body),
      amountRates: ratesByAmount(scenario, offer, priced.terms.feePct),
    };
    const { caller, origin } = request;
    const shown = { to: caller.identity, origin, where: 'quote', terms: quoted, rules } as const;
    await recordTermsShown(context, key, shown);
    return quoted;
  },
  /** Explains the price of a line over a term, by the rules that priced the offers. */
  explainOffer: async (request, context) => {
    const choice = await priceRequestedChoice(request, context);
    if (isRefusal(choice)) return choice;
    const { key, rules, scenario, priced } = choice;
    const explained = wordExplanation(explanationBy(scenario, explainPriced(scenario, priced)), 'BORROWER');
    const terms = { ...priced.terms, explained };
    const { caller, origin } = request;
    await recordTermsShown(context, key, { to: caller.identity, origin, where: 'explanation', terms, rules });
    return explained;
  },
  explainDecision,
  /** Records the borrower's choice of a line and a term until submission, priced on the current facts. */
  selectOffer: (request, context) => {
    const key = { organisation: request.organisation, applicationId: request.params.uuid };
    return submitStep(request, context, {
      at: stepsAccepting('selectOffer'),
      versionedFacts: ['initialDecisions', 'offerSelection'],
      decide(facts) {
        const rules = pricingContext(context, key, facts);
        if (isRefusal(rules)) return rules;
        const choice = priceWithinOffers(facts, rules, request.body);
        if (isRefusal(choice)) return choice;
        return [{ fact: 'offerSelection', value: { terms: choice.priced.terms } }];
      },
    });
  },
  ...questionHandlers(offersQuestions),
} satisfies HandlersOf<typeof offersCalls>;
