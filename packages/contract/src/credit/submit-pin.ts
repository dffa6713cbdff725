import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** The PIN that lifts a credit freeze for one lender. */
export const PinForm = z.object({
  pin: z
    .string('Required')
    .trim()
    .min(1, 'Required')
    .regex(/^\d{4,10}$/, 'Must be 4 to 10 digits'),
});
export type PinForm = z.infer<typeof PinForm>;

export const submitPin = call({
  name: 'submitPin',
  method: 'POST',
  path: `${BORROWER_PATH}/credit/pin`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Saves the PIN of a frozen credit file and retries the credit pull.',
  params: ApplicationParams,
  body: PinForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
