import { DocumentUuids } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** The page document/disclosures: the documents that were read. */
export const DisclosuresForm = z.object({ documents: DocumentUuids });
export type DisclosuresForm = z.infer<typeof DisclosuresForm>;

export const acknowledgeDisclosures = call({
  name: 'acknowledgeDisclosures',
  method: 'POST',
  path: `${BORROWER_PATH}/disclosures`,
  who: 'BORROWER',
  summary: 'Acknowledges the disclosures.',
  params: ApplicationParams,
  body: DisclosuresForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
