import { Uuid } from '@homeline/domain/facts/fact.ts';
import { Email } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { StepStatus } from '../reviews/decide-review.ts';
import { REVIEWS_PATH } from '../reviews/review-path.ts';

const params = ApplicationParams.extend({ signer: Uuid });

export const SignerEmailForm = z.object({ email: Email });

export const saveSignerEmail = call({
  name: 'saveSignerEmail',
  method: 'POST',
  path: `${BORROWER_PATH}/signers/{signer}/email`,
  who: 'BORROWER',
  summary:
    'Corrects the address of a signer who has not signed in yet. A new invitation goes there; the one before opens nothing any more.',
  params,
  body: SignerEmailForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});

export const correctSignerEmail = call({
  name: 'correctSignerEmail',
  method: 'POST',
  path: `${REVIEWS_PATH}/applications/{uuid}/signers/{signer}/email`,
  who: 'STAFF',
  act: 'MANAGE_SIGNERS',
  summary: 'Does the same for the borrower.',
  params,
  body: SignerEmailForm,
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
