import type { offersCalls } from '@homeline/contract/offers/calls.ts';
import { offersQuestions } from '@homeline/domain/facts/offers.facts.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { explainDecision } from './explain-decision.ts';
import { explainOffer } from './explain-offer.ts';
import { getOffers } from './get-offers.ts';
import { quoteOffer } from './quote-offer.ts';
import { selectOffer } from './select-offer.ts';

export const offersHandlers = {
  getOffers,
  quoteOffer,
  explainOffer,
  explainDecision,
  selectOffer,
  ...questionHandlers(offersQuestions),
} satisfies HandlersOf<typeof offersCalls>;
