import type { Call } from '../call.ts';
import { orderOpinion } from './order-opinion.ts';
import { saveEstimate } from './save-estimate.ts';
import { saveHomeCondition } from './save-home-condition.ts';

export const valuationCalls = {
  saveEstimate,
  saveHomeCondition,
  orderOpinion,
} as const satisfies Record<string, Call>;
