import { Agreed, DocumentUuids } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

export const acknowledgeClosing = call({
  name: 'acknowledgeClosing',
  method: 'POST',
  path: `${BORROWER_PATH}/disclosures/closing`,
  who: 'BORROWER',
  summary: 'Acknowledges the closing documents, and starts the waiting period that the law requires, if any.',
  params: ApplicationParams,
  body: z.object({ documents: DocumentUuids, agreed: Agreed }),
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
