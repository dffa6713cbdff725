import { SignerType } from '@homeline/domain/facts/closing.facts.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const SignerSummary = z.object({
  uuid: z.guid(),
  name: z.string(),
  type: SignerType,
  holdsTitle: z.boolean(),
  /** The signer's latest action; absent before the first. */
  lastAct: z.string().optional(),
  signed: z.boolean(),
});

export const listSigners = call({
  name: 'listSigners',
  method: 'GET',
  path: `${BORROWER_PATH}/signers`,
  who: 'BORROWER',
  summary: 'Returns the additional signers and their progress.',
  params: ApplicationParams,
  answer: z.array(SignerSummary),
});
