import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { Agreed } from '../fields.ts';

/** The borrower stands in for the liens as the review left them. */
export const LienAttestationForm = z.object({ liens: z.array(z.string()).max(50), agreed: Agreed });
export type LienAttestationForm = z.infer<typeof LienAttestationForm>;

export const attestLiens = call({
  name: 'attestLiens',
  method: 'PUT',
  path: `${BORROWER_PATH}/liens/attestation`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Attests the liens after the lender has reviewed them.',
  params: ApplicationParams,
  body: LienAttestationForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
