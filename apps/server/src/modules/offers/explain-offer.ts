import type { explainOffer as call } from '@homeline/contract/offers/explain-offer.ts';
import { wordExplanation } from '@homeline/domain/explanations/word-explanation.ts';
import { explanationBy } from '@homeline/domain/facts/explanation.ts';
import { explainPriced } from '@homeline/domain/offers/explain-decision.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { priceRequestedChoice } from './requested-choice.ts';
import { noteTermsShown } from './terms-ledger.ts';

/** Why a line over a term costs what it costs, by the rules that the offers were made with. */
export const explainOffer: Handler<typeof call> = async (request, context) => {
  const choice = await priceRequestedChoice(request, context);
  if (isRefusal(choice)) return choice;
  const { of, rules, scenario, priced } = choice;
  const explained = wordExplanation(explanationBy(scenario, explainPriced(scenario, priced)), 'BORROWER');
  const terms = { ...priced.terms, explained };
  await noteTermsShown(context, of, { to: request.caller.identity, where: 'explanation', terms, rules });
  return explained;
};
