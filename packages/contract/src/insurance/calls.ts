import type { Call } from '../call.ts';
import { getInsurance } from './get-insurance.ts';
import { sendInsurance } from './send-insurance.ts';

export const insuranceCalls = {
  getInsurance,
  sendInsurance,
} as const satisfies Record<string, Call>;
