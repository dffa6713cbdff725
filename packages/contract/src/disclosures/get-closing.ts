import { TermsChange } from '@homeline/domain/facts/change-reason.ts';
import { Terms } from '@homeline/domain/facts/offers.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { CostedTerms } from '../offers/get-offers.ts';

/** Terms that changed after the application was submitted. */
export const ChangedTerms = z.object({
  before: Terms,
  after: Terms,
  reason: TermsChange,
});

/** The final terms before signing. */
export const Closing = z.object({
  terms: CostedTerms,
  /** Every change since the application was submitted, oldest first. */
  changes: z.array(ChangedTerms),
  /** Whether the documents replace ones that the borrower didn't sign on their day. */
  isRedated: z.boolean(),
  /** The early disclosures, if they were written again, and whether a change in them refunds every fee to a borrower who doesn't go ahead. */
  reissue: z.object({ document: z.guid(), refundsFees: z.boolean() }).optional(),
});
export type Closing = z.infer<typeof Closing>;

export const getClosing = call({
  name: 'getClosing',
  method: 'GET',
  path: `${BORROWER_PATH}/disclosures/closing`,
  who: 'BORROWER',
  summary: 'Returns the final terms with every cost, and each change since submission.',
  params: ApplicationParams,
  answer: Closing,
  errors: ['WRONG_STEP'],
});
