import type { valuationCalls } from '@homeline/contract/valuation/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { orderOpinion } from './order-opinion.ts';
import { saveEstimate } from './save-estimate.ts';
import { saveHomeCondition } from './save-home-condition.ts';

export const valuationHandlers = {
  saveEstimate,
  saveHomeCondition,
  orderOpinion,
} satisfies HandlersOf<typeof valuationCalls>;
