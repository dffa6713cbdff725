import type { offersCalls } from '@homeline/contract/offers/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { answerChangedOffer } from './answer-changed-offer.ts';
import { answerWinback } from './answer-winback.ts';
import { explainDecision } from './explain-decision.ts';
import { explainOffer } from './explain-offer.ts';
import { getOffers } from './get-offers.ts';
import { leaveOffers } from './leave-offers.ts';
import { quoteOffer } from './quote-offer.ts';
import { requestAssets } from './request-assets.ts';
import { selectOffer } from './select-offer.ts';

export const offersHandlers = {
  getOffers,
  quoteOffer,
  explainOffer,
  explainDecision,
  selectOffer,
  leaveOffers,
  requestAssets,
  answerWinback,
  answerChangedOffer,
} satisfies HandlersOf<typeof offersCalls>;
