import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

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
});
export type Notary = z.infer<typeof Notary>;

export const getNotary = call({
  name: 'getNotary',
  method: 'GET',
  path: `${BORROWER_PATH}/notary`,
  who: 'BORROWER',
  summary: 'The session or appointment with the notary.',
  params: ApplicationParams,
  answer: Notary,
});
