import { Consented } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/**
 * The payment method. Autopay needs an authorization (12 CFR 1005.10(b)); without autopay any discount is lost. If that price no longer
 * fits the line, we offer the nearest terms.
 */
export const AutopayForm = z.discriminatedUnion('payType', [
  z.object({ payType: z.literal('AUTOPAY'), authorization: Consented }),
  z.object({ payType: z.literal('MANUAL') }),
]);
export type AutopayForm = z.infer<typeof AutopayForm>;

export const saveAutopay = call({
  name: 'saveAutopay',
  method: 'PUT',
  path: `${BORROWER_PATH}/bank/autopay`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Saves the payment method: autopay from the verified account, or manual.',
  params: ApplicationParams,
  body: AutopayForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
