import { valuationQuestions } from '@homeline/domain/facts/valuation.facts.ts';
import { questionCalls } from '../applications/question-calls.ts';
import type { Call } from '../call.ts';
import { getAvmControl, recordAvmTest } from './avm-control.ts';
import { orderOpinion } from './order-opinion.ts';

export const valuationCalls = {
  ...questionCalls(valuationQuestions),
  orderOpinion,
  getAvmControl,
  recordAvmTest,
} as const satisfies Record<string, Call>;
