import { REVEAL_REASONS, type RevealReason } from '@homeline/domain/staff/reveal-reasons.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

/** Why a person needs to see an encrypted value. */
export const RevealForm = z.object({
  fact: z.string().max(64),
  seq: z.int(),
  reason: z.enum(Object.keys(REVEAL_REASONS) as [RevealReason, ...RevealReason[]], 'Required'),
});

export const revealFact = call({
  name: 'revealFact',
  method: 'POST',
  path: `${LOAN_FILE_PATH}/reveal`,
  who: 'STAFF',
  act: 'REVEAL_PERSONAL_DATA',
  summary: 'Returns an encrypted value of a fact, and records who saw it and why.',
  params: ApplicationParams,
  body: RevealForm,
  answer: z.object({ value: z.string() }),
});
