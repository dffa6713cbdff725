import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

/**
 * What a person found out about something sent whose outcome was unknown.
 * - `ASK_AGAIN`: the provider can tell now; it is asked for the outcome and nothing is sent.
 * - `SEND_AGAIN`: the provider says that nothing happened; the same request is sent under the same reference.
 */
export const Resolution = z.enum(['ASK_AGAIN', 'SEND_AGAIN']);

export const resolveOutcome = call({
  name: 'resolveOutcome',
  method: 'POST',
  path: `${REVIEWS_PATH}/unknown-outcomes/{reference}/resolution`,
  who: 'STAFF',
  desk: 'OPERATIONS',
  summary: 'Says how to go on with something sent to a provider whose outcome was unknown.',
  params: z.object({ reference: Uuid }),
  body: z.object({ resolution: Resolution }),
  answer: z.undefined(),
  status: 204,
  oncePerKey: true,
});
