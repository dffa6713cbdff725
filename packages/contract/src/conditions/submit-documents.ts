import { Uuid } from '@homeline/domain/facts/fact.ts';
import { DocumentUuids } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** Which of the documents a condition asked for by a name of the lender's. */
export const NamedDocuments = z
  .array(z.object({ document: Uuid, name: z.string().trim().min(1).max(60) }))
  .max(40)
  .optional();

export const submitDocuments = call({
  name: 'submitDocuments',
  method: 'POST',
  path: `${BORROWER_PATH}/conditions/documents`,
  who: 'BORROWER',
  summary: 'Submits documents for one open condition, or to support a review.',
  params: ApplicationParams,
  body: z.object({
    /** The condition that the documents answer; absent for documents that support a review. */
    condition: Uuid.optional(),
    documents: DocumentUuids,
    named: NamedDocuments,
  }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
