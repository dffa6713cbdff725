import { Agreed } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const confirmNonRescission = call({
  name: 'confirmNonRescission',
  method: 'POST',
  path: `${BORROWER_PATH}/funding/non-rescission`,
  who: 'BORROWER',
  summary: 'States, after the rescission period, that the borrower has not rescinded (12 CFR 1026.15(c)).',
  params: ApplicationParams,
  body: z.object({ agreed: Agreed }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
