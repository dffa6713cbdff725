import { Agreed } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const rescind = call({
  name: 'rescind',
  method: 'POST',
  path: `${BORROWER_PATH}/funding/rescission`,
  who: 'BORROWER',
  summary: 'Rescinds the line within the three business days after signing (12 CFR 1026.15).',
  params: ApplicationParams,
  body: z.object({ agreed: Agreed }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
