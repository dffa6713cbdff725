import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { ChangedTerms } from '../disclosures/get-closing.ts';

/** How the deed comes before a notary, and how far that is. */
export const Notary = z.object({
  manual: z.boolean(),
  /** A notary in person is what the state wants; the borrower cannot choose otherwise. */
  manualByLaw: z.boolean(),
  /** A session was asked for and is being opened. */
  sessionRequested: z.boolean(),
  /** Where the borrower meets the remote notary. */
  joinUrl: z.url().optional(),
  appointment: z
    .object({
      requestedTime: z.iso.datetime(),
      place: z.string(),
      /** Once the notary has confirmed it. */
      confirmedTime: z.iso.datetime().optional(),
    })
    .optional(),
  /** What a notary in person would make of the terms, where one may be chosen; absent where the lender bears the fee. */
  inPerson: ChangedTerms.pick({ before: true, after: true }).optional(),
  /** What the newest choice of a notary made of the terms. */
  changed: ChangedTerms.optional(),
});
export type Notary = z.infer<typeof Notary>;

export const getNotary = call({
  name: 'getNotary',
  method: 'GET',
  path: `${BORROWER_PATH}/notary`,
  who: 'BORROWER',
  summary: 'The session or appointment with the notary, and what one in person costs.',
  params: ApplicationParams,
  answer: Notary,
});
