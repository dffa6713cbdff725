import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ProposedAt } from './proposed-at.ts';
import { REVIEWS_PATH } from './review-path.ts';

/**
 * What staff found out about a provider request with an unknown outcome.
 * - `ASK_AGAIN`: query the provider for the outcome; nothing is resent.
 * - `SEND_AGAIN`: the provider confirmed that nothing happened; resend with the same reference.
 */
export const Resolution = z.enum(['ASK_AGAIN', 'SEND_AGAIN']);

export const resolveOutcome = call({
  name: 'resolveOutcome',
  method: 'POST',
  path: `${REVIEWS_PATH}/unknown-outcomes/{reference}/resolution`,
  who: 'STAFF',
  act: 'RESOLVE_OUTCOME',
  summary: 'Resolves a provider request with an unknown outcome.',
  params: z.object({ reference: Uuid }),
  body: z.object({ resolution: Resolution, confirms: ProposedAt }),
  answer: z.object({ awaitsSecondPerson: z.literal(true).optional() }),
  errors: ['FORBIDDEN', 'STALE_VERSION'],
  oncePerKey: true,
});
