import { applicationFacts } from '@homeline/domain/facts/application.facts.ts';
import { Email, Phone, RequiredText } from '@homeline/domain/facts/form-fields.ts';
import { RedonePart } from '@homeline/domain/workflow/correction-names.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { AdditionalSigner } from '../applications/save-additional-profile.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** The steps that the borrower was told will be repeated. If these have changed, the correction is refused as stale. */
const redone = z.array(RedonePart);

/** The forms of the corrections. Demographic information has a page of its own. */
export const CorrectionForms = {
  CONTACT: z.object({ what: z.literal('CONTACT'), redone, email: Email, phone: Phone }),
  EMPLOYER: z.object({ what: z.literal('EMPLOYER'), redone, employerName: RequiredText }),
  ACCOUNT: z.object({ what: z.literal('ACCOUNT'), redone }),
  VESTING: z.object({
    what: z.literal('VESTING'),
    redone,
    ownership: applicationFacts.additionalProfile.value.shape.ownership,
    signers: z.array(AdditionalSigner).max(9, 'Cannot be more than 4 owners, with their spouses').default([]),
  }),
} as const;

export const Correction = z.discriminatedUnion('what', [
  CorrectionForms.CONTACT,
  CorrectionForms.EMPLOYER,
  CorrectionForms.ACCOUNT,
  CorrectionForms.VESTING,
]);
export type Correction = z.infer<typeof Correction>;

export const saveCorrection = call({
  name: 'saveCorrection',
  method: 'POST',
  path: `${BORROWER_PATH}/corrections`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Corrects an answer after submission. What depends on it is redone, as the borrower confirmed.',
  params: ApplicationParams,
  body: Correction,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
