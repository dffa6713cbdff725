import type { insuranceCalls } from '@homeline/contract/insurance/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { getInsurance } from './get-insurance.ts';
import { sendInsurance } from './send-insurance.ts';

export const insuranceHandlers = {
  getInsurance,
  sendInsurance,
} satisfies HandlersOf<typeof insuranceCalls>;
