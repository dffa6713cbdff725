import type { explainOffer as call } from '@homeline/contract/offers/explain-offer.ts';
import { wordExplanation } from '@homeline/domain/explanations/word-explanation.ts';
import { explanationBy } from '@homeline/domain/facts/explanation.ts';
import { explainPriced } from '@homeline/domain/offers/explain-decision.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { priceRequestedChoice } from './requested-choice.ts';
import { recordTermsShown } from './terms-ledger.ts';

/** Explains the price of a line over a term, by the rules that priced the offers. */
export const explainOffer: Handler<typeof call> = async (request, context) => {
  const choice = await priceRequestedChoice(request, context);
  if (isRefusal(choice)) return choice;
  const { key, rules, scenario, priced } = choice;
  const explained = wordExplanation(explanationBy(scenario, explainPriced(scenario, priced)), 'BORROWER');
  const terms = { ...priced.terms, explained };
  const { caller, origin } = request;
  await recordTermsShown(context, key, { to: caller.identity, origin, where: 'explanation', terms, rules });
  return explained;
};
