import type { Call } from '../call.ts';
import { correctDetails } from './correct-details.ts';
import { retryCredit } from './retry-credit.ts';
import { saveCallbackPhone } from './save-callback-phone.ts';
import { submitPin } from './submit-pin.ts';
import { submitSsn } from './submit-ssn.ts';

export const creditCalls = {
  submitSsn,
  submitPin,
  correctDetails,
  retryCredit,
  saveCallbackPhone,
} as const satisfies Record<string, Call>;
