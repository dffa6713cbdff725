import { offersQuestions } from '@homeline/domain/facts/offers.facts.ts';
import { questionCalls } from '../applications/question-calls.ts';
import type { Call } from '../call.ts';
import { estimateLine } from './estimate-line.ts';
import { explainDecision } from './explain-decision.ts';
import { explainOffer } from './explain-offer.ts';
import { getOffers } from './get-offers.ts';
import { quoteOffer } from './quote-offer.ts';
import { selectOffer } from './select-offer.ts';

export const offersCalls = {
  estimateLine,
  getOffers,
  quoteOffer,
  explainOffer,
  explainDecision,
  selectOffer,
  ...questionCalls(offersQuestions),
} as const satisfies Record<string, Call>;
