import type { creditCalls } from '@homeline/contract/credit/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { correctDetails } from './correct-details.ts';
import { retryCredit } from './retry-credit.ts';
import { saveCallbackPhone } from './save-callback-phone.ts';
import { submitPin } from './submit-pin.ts';
import { submitSsn } from './submit-ssn.ts';

export const creditHandlers = {
  submitSsn,
  submitPin,
  correctDetails,
  retryCredit,
  saveCallbackPhone,
} satisfies HandlersOf<typeof creditCalls>;
