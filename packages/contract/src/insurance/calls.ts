import { insuranceQuestions } from '@homeline/domain/facts/insurance.facts.ts';
import { questionCalls } from '../applications/question-calls.ts';
import type { Call } from '../call.ts';
import { getInsurance } from './get-insurance.ts';
import { sendInsurance } from './send-insurance.ts';

export const insuranceCalls = {
  getInsurance,
  sendInsurance,
  ...questionCalls(insuranceQuestions),
} as const satisfies Record<string, Call>;
