import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { Consented, DocumentUuids } from '../fields.ts';

/** The documents read, and the consent to receive them electronically (15 USC 7001(c)). */
export const DisclosuresForm = z.object({ documents: DocumentUuids, esignConsent: Consented });
export type DisclosuresForm = z.infer<typeof DisclosuresForm>;

export const acknowledgeDisclosures = call({
  name: 'acknowledgeDisclosures',
  method: 'POST',
  path: `${BORROWER_PATH}/disclosures`,
  who: 'BORROWER',
  summary: 'Acknowledges the disclosures and consents to electronic records.',
  params: ApplicationParams,
  body: DisclosuresForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
