import type { quoteOffer as call } from '@homeline/contract/offers/quote-offer.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { costedTerms } from './costed-terms.ts';
import { priceRequestedChoice } from './requested-choice.ts';
import { recordTermsShown } from './terms-ledger.ts';

/** Prices a line over a term without choosing it. Records the quote in the terms ledger. */
export const quoteOffer: Handler<typeof call> = async (request, context) => {
  const choice = await priceRequestedChoice(request, context);
  if (isRefusal(choice)) return choice;
  const { key, facts, rules, priced } = choice;
  const quoted = costedTerms(rules, priced.terms, facts);
  const { caller, origin } = request;
  const shown = { to: caller.identity, origin, where: 'quote', terms: quoted, rules } as const;
  await recordTermsShown(context, key, shown);
  return quoted;
};
