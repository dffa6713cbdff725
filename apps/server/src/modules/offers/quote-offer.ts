import type { quoteOffer as call } from '@homeline/contract/offers/quote-offer.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/asked.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { costedTerms } from './costed-terms.ts';
import { decisionContext } from './decision-context.ts';
import { CHOOSING_STEPS, priceChoice } from './price-choice.ts';
import { noteTermsShown } from './terms-ledger.ts';

/** What a line would cost over a term. Chooses nothing; what was shown is kept in the ledger. */
export const quoteOffer: Handler<typeof call> = async ({ params, organisation, body, caller }, context) => {
  const of = { organisation, applicationId: params.uuid };
  const facts = await loadFacts(context.db, of);
  const step = currentStep(facts).id;
  if (!CHOOSING_STEPS.includes(step)) return refuse('WRONG_STEP', { step });
  const rules = decisionContext(context, of, facts);
  const choice = priceChoice(facts, rules, body);
  if (isRefusal(choice)) return choice;
  const quoted = costedTerms(rules, choice.priced.terms, facts);
  await noteTermsShown(context, of, { to: caller.identity, where: 'quote', terms: quoted, rules });
  return quoted;
};
