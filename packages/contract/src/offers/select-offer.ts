import type * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { Choice } from './quote-offer.ts';

export const OfferForm = Choice;
export type OfferForm = z.infer<typeof OfferForm>;

export const selectOffer = call({
  name: 'selectOffer',
  method: 'PUT',
  path: `${BORROWER_PATH}/offers/selection`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Chooses a line over a term. The server prices it; a page’s terms are never taken.',
  params: ApplicationParams,
  body: OfferForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
