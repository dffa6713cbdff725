import type { Call } from '../call.ts';
import { answerChangedOffer } from './answer-changed-offer.ts';
import { answerWinback } from './answer-winback.ts';
import { explainDecision } from './explain-decision.ts';
import { explainOffer } from './explain-offer.ts';
import { getOffers } from './get-offers.ts';
import { leaveOffers } from './leave-offers.ts';
import { quoteOffer } from './quote-offer.ts';
import { requestAssets } from './request-assets.ts';
import { selectOffer } from './select-offer.ts';

export const offersCalls = {
  getOffers,
  quoteOffer,
  explainOffer,
  explainDecision,
  selectOffer,
  leaveOffers,
  requestAssets,
  answerWinback,
  answerChangedOffer,
} as const satisfies Record<string, Call>;
