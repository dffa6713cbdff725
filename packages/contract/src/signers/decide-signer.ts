import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { StepStatus } from '../reviews/decide-review.ts';
import { REVIEWS_PATH } from '../reviews/review-path.ts';

export const decideSigner = call({
  name: 'decideSigner',
  method: 'POST',
  path: `${REVIEWS_PATH}/applications/{uuid}/signers/{signer}/decision`,
  who: 'STAFF',
  desk: 'OPERATIONS',
  summary: 'Clears a signer’s identity by hand, or takes a signer off the application.',
  params: ApplicationParams.extend({ signer: Uuid }),
  body: z.object({ decision: z.enum(['IDENTITY_CLEARED', 'REMOVED']) }),
  answer: StepStatus,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
