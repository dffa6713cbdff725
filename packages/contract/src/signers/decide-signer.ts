import { DECLINE } from '@homeline/domain/facts/decline.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from '../reviews/decide-review.ts';
import { REVIEWS_PATH } from '../reviews/review-path.ts';
import { SignerSummary } from './list-signers.ts';

export const SignerDecision = z.enum(['IDENTITY_CLEARED', 'REMOVED']);

/** A signer as staff see them: with why they declined to sign, which the borrower doesn't learn. */
export const FileSigner = SignerSummary.extend({ declined: z.object(DECLINE).optional() });

export const listFileSigners = call({
  name: 'listFileSigners',
  method: 'GET',
  path: `${REVIEWS_PATH}/applications/{uuid}/signers`,
  who: 'STAFF',
  act: 'SEE_APPLICATION',
  summary: 'Returns the additional signers of an application and their progress.',
  params: ApplicationParams,
  answer: z.array(FileSigner),
});

export const remindFileSigner = call({
  name: 'remindFileSigner',
  method: 'POST',
  path: `${REVIEWS_PATH}/applications/{uuid}/signers/{signer}/reminder`,
  who: 'STAFF',
  act: 'MANAGE_SIGNERS',
  summary: 'Emails a signer who has something to do, at most once a day, as the borrower may.',
  params: ApplicationParams.extend({ signer: Uuid }),
  answer: z.array(SignerSummary),
  errors: ['TOO_MANY_ATTEMPTS'],
});

export const decideSigner = call({
  name: 'decideSigner',
  method: 'POST',
  path: `${REVIEWS_PATH}/applications/{uuid}/signers/{signer}/decision`,
  who: 'STAFF',
  act: 'MANAGE_SIGNERS',
  summary: 'Clears a signer’s identity by hand, or takes a signer off the application.',
  params: ApplicationParams.extend({ signer: Uuid }),
  body: z.object({ decision: SignerDecision }),
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
