import type { valuationCalls } from '@homeline/contract/valuation/calls.ts';
import { valuationQuestions } from '@homeline/domain/facts/valuation.facts.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { orderOpinion } from './order-opinion.ts';

export const valuationHandlers = {
  ...questionHandlers(valuationQuestions),
  orderOpinion,
} satisfies HandlersOf<typeof valuationCalls>;
