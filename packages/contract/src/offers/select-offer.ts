import type * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { LineChoice } from './quote-offer.ts';

export const OfferForm = LineChoice;
export type OfferForm = z.infer<typeof OfferForm>;

export const selectOffer = call({
  name: 'selectOffer',
  method: 'PUT',
  path: `${BORROWER_PATH}/offers/selection`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Selects a line and term. The server sets the price.',
  params: ApplicationParams,
  body: OfferForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
