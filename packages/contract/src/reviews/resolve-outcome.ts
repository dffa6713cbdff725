import { withoutPersonalNumbers } from '@homeline/domain/chat/staff-text.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ProposedAt } from './proposed-at.ts';
import { REVIEWS_PATH } from './review-path.ts';

/**
 * What staff found out about a provider request with an unknown outcome.
 * - `ASK_AGAIN`: query the provider for the outcome; nothing is resent.
 * - `SEND_AGAIN`: the provider confirmed that nothing happened; resend with the same reference.
 * - `SIGN_AGAIN`: the e-vault confirmed that it has no such signature; its person signs again, under a new reference.
 */
export const Resolution = z.enum(['ASK_AGAIN', 'SEND_AGAIN', 'SIGN_AGAIN']);

/** What staff confirm when somebody signs again. */
export const SignAgainForm = z.object({
  resolution: z.literal('SIGN_AGAIN'),
  /** The e-vault's people said that it doesn't have the signature. */
  vaultHasNone: z.literal(true, 'Required'),
  /** Why it wasn't stored and who said so, for the file. */
  reason: withoutPersonalNumbers(
    z.string('Required').trim().min(1, 'Required').max(500, 'Cannot be more than 500 characters'),
  ),
});

export const resolveOutcome = call({
  name: 'resolveOutcome',
  method: 'POST',
  path: `${REVIEWS_PATH}/unknown-outcomes/{reference}/resolution`,
  who: 'STAFF',
  act: 'RESOLVE_OUTCOME',
  summary: 'Resolves a provider request with an unknown outcome.',
  params: z.object({ reference: Uuid }),
  body: z.discriminatedUnion('resolution', [
    z.object({ resolution: Resolution.exclude(['SIGN_AGAIN']), confirms: ProposedAt }),
    SignAgainForm,
  ]),
  answer: z.object({ awaitsSecondPerson: z.literal(true).optional() }),
  errors: ['FORBIDDEN', 'STALE_VERSION', 'WRONG_STEP'],
  oncePerKey: true,
});
