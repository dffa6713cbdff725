import { amountBetween } from '@homeline/domain/facts/form-fields.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

const MIN_VALUE_CENTS = toCents(10_000);
const MAX_VALUE_CENTS = toCents(50_000_000);

/** The borrower's estimate of the home's value. */
export const EstimateForm = z.object({ valueCents: amountBetween(MIN_VALUE_CENTS, MAX_VALUE_CENTS) });
export type EstimateForm = z.infer<typeof EstimateForm>;

export const saveEstimate = call({
  name: 'saveEstimate',
  method: 'PUT',
  path: `${BORROWER_PATH}/valuation/estimate`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Saves the borrower’s estimate of the home’s value, when no AVM is available.',
  params: ApplicationParams,
  body: EstimateForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
