import { Uuid } from '@homeline/domain/facts/fact.ts';
import { SignerType } from '@homeline/domain/facts/signers.facts.ts';
import { SIGNER_STEP_NAMES } from '@homeline/domain/workflow/signer-step-names.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const SignerSummary = z.object({
  uuid: z.guid(),
  name: z.string(),
  email: z.string(),
  type: SignerType,
  holdsTitle: z.boolean(),
  step: z.enum(SIGNER_STEP_NAMES),
  /** The borrower signs first and hasn't yet. */
  waitsForBorrower: z.boolean(),
  signed: z.boolean(),
  hasRefused: z.boolean(),
  /** When the last letter went to them; absent before the first. */
  lastLetterAt: z.iso.datetime().optional(),
  /** The borrower may continue without this co-borrower. */
  mayLeaveOut: z.boolean(),
  /** A reminder may be sent now: one a day. */
  mayRemind: z.boolean(),
  /** Their address may be corrected, until they have signed in. */
  mayCorrectEmail: z.boolean(),
  /** Staff may take them off, until they have signed the deed. */
  mayRemove: z.boolean(),
});
export type SignerSummary = z.infer<typeof SignerSummary>;

export const listSigners = call({
  name: 'listSigners',
  method: 'GET',
  path: `${BORROWER_PATH}/signers`,
  who: 'BORROWER',
  summary: 'Returns the additional signers and their progress.',
  params: ApplicationParams,
  answer: z.array(SignerSummary),
});

export const remindSigner = call({
  name: 'remindSigner',
  method: 'POST',
  path: `${BORROWER_PATH}/signers/{signer}/reminder`,
  who: 'BORROWER',
  summary: 'Emails a signer who has something to do, at most once a day.',
  params: ApplicationParams.extend({ signer: Uuid }),
  answer: z.array(SignerSummary),
  errors: ['TOO_MANY_ATTEMPTS'],
});
