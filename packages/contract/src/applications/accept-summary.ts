import { Agreed, DocumentUuids } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams, BORROWER_PATH } from './application-path.ts';
import { Status } from './status.ts';

/** The documents that were shown. Each must have been opened. */
export const SummaryForm = z.object({ documents: DocumentUuids, agreed: Agreed });
export type SummaryForm = z.infer<typeof SummaryForm>;

export const acceptSummary = call({
  name: 'acceptSummary',
  method: 'POST',
  path: `${BORROWER_PATH}/summary`,
  who: 'BORROWER',
  summary: 'Submits the application as shown in its summary.',
  params: ApplicationParams,
  body: SummaryForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
