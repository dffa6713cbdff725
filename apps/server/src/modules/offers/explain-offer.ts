import type { explainOffer as call } from '@homeline/contract/offers/explain-offer.ts';
import { wordExplanation } from '@homeline/domain/explanations/word-explanation.ts';
import { explanationBy } from '@homeline/domain/facts/explanation.ts';
import { explainPriced } from '@homeline/domain/offers/explain-decision.ts';
import type { Handler } from '../../http/asked.ts';
import { isRefusal } from '../../refusal.ts';
import { choiceAsked } from './choice-asked.ts';
import { noteTermsShown } from './terms-ledger.ts';

/** Why a line over a term costs what it costs, by the rules that the offers were made with. */
export const explainOffer: Handler<typeof call> = async (asked, context) => {
  const choice = await choiceAsked(asked, context);
  if (isRefusal(choice)) return choice;
  const { of, rules, situation, priced } = choice;
  const explained = wordExplanation(explanationBy(situation, explainPriced(situation, priced)), 'BORROWER');
  const terms = { ...priced.terms, explained };
  await noteTermsShown(context, of, { to: asked.caller.identity, where: 'explanation', terms, rules });
  return explained;
};
