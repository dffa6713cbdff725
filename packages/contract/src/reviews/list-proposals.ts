import { ACTS_OF_TWO } from '@homeline/domain/staff/four-eyes.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

/** An act that one person proposed and another must confirm by doing the same, or has returned. */
export const Proposal = z.object({
  act: z.enum(ACTS_OF_TWO),
  /** The body that confirms it. */
  input: z.record(z.string(), z.unknown()),
  /** A name. */
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  isOwn: z.boolean(),
  /** Why the caller may not confirm it. */
  disabledReason: z.string().optional(),
  /** The second person didn’t confirm it, or the first took it back. */
  returned: z
    .object({
      by: z.string(),
      at: z.iso.datetime(),
      comment: z.string(),
      /** By the person who had proposed it. */
      isTakenBack: z.boolean(),
    })
    .optional(),
});
export type Proposal = z.infer<typeof Proposal>;

export const listProposals = call({
  name: 'listProposals',
  method: 'GET',
  path: `${REVIEWS_PATH}/reviews/{uuid}/proposals`,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary:
    'Returns the proposed acts on an application: those waiting for a second person, and those returned.',
  params: ApplicationParams,
  answer: z.array(Proposal),
});
