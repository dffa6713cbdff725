import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { ChangedTerms } from '../disclosures/get-closing.ts';

/** The notarization method and its progress. */
export const Notary = z.object({
  manual: z.boolean(),
  /** The state requires an in-person notary, so there is no choice. */
  manualByLaw: z.boolean(),
  /** A session was requested and is being opened. */
  sessionRequested: z.boolean(),
  /** Where the borrower meets the remote notary. */
  joinUrl: z.url().optional(),
  appointment: z
    .object({
      requestedTime: z.iso.datetime(),
      place: z.string(),
      /** Once the notary has confirmed it. */
      confirmedTime: z.iso.datetime().optional(),
      /** Another time can be requested instead: it is confirmed and has not begun. */
      canChange: z.boolean(),
    })
    .optional(),
  /** What the office offers instead of the day that the borrower requested, where the papers are dated on that day. */
  offered: z.object({ confirmedTime: z.iso.datetime(), place: z.string() }).optional(),
  /** The terms with an in-person notary, where one may be chosen; absent where the lender pays the fee. */
  inPerson: ChangedTerms.pick({ before: true, after: true }).optional(),
  /** How the latest choice of notary changed the terms. */
  changed: ChangedTerms.optional(),
});
export type Notary = z.infer<typeof Notary>;

export const getNotary = call({
  name: 'getNotary',
  method: 'GET',
  path: `${BORROWER_PATH}/notary`,
  who: 'BORROWER',
  summary: 'Returns the notary session or appointment, and the cost of an in-person notary.',
  params: ApplicationParams,
  answer: Notary,
});
