import { Agreed } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** The borrower attests to the liens as reviewed. */
export const LienAttestationForm = z.object({ liens: z.array(z.string()).max(50), agreed: Agreed });
export type LienAttestationForm = z.infer<typeof LienAttestationForm>;

export const attestLiens = call({
  name: 'attestLiens',
  method: 'PUT',
  path: `${BORROWER_PATH}/liens/attestation`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Attests to the liens after the lender’s review.',
  params: ApplicationParams,
  body: LienAttestationForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
