import { applicationFacts } from '@homeline/domain/facts/application.facts.ts';
import { Consented, Email, Name } from '@homeline/domain/facts/form-fields.ts';
import { MarriedTo, SignerType } from '@homeline/domain/facts/signers.facts.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { Ssn } from '../credit/ssn-field.ts';
import { ApplicationParams, BORROWER_PATH } from './application-path.ts';
import { Status } from './status.ts';

const { ownership, maritalStatus, purpose } = applicationFacts.additionalProfile.value.shape;

/** An additional signer: a co-borrower owes the debt, a co-deed signer only signs the security instrument. */
export const AdditionalSigner = z.object({
  name: Name,
  email: Email,
  type: SignerType,
  holdsTitle: z.boolean(),
  /** The borrower's spouse. Where state law has the spouse sign the security instrument, one signer is. */
  isSpouse: z.boolean().optional(),
  /** Asked of every other owner where an owner's spouse must sign too: whom they are married to. */
  marriedTo: MarriedTo.optional(),
  /** The spouse of the owner named just before. */
  isOwnersSpouse: z.boolean().optional(),
  /** The home is this signer's principal dwelling, though not the borrower's. */
  livesThere: z.boolean().optional(),
});

/** The page start/contact: the questions after an offer is chosen, and the consent to a hard credit pull. */
export const AdditionalProfileForm = z.object({
  ownership,
  maritalStatus,
  purpose,
  /** Absent to keep the number already on file. */
  ssn: Ssn.optional(),
  hardCreditConsent: Consented,
  signers: z.array(AdditionalSigner).max(9, 'Cannot be more than 4 owners, with their spouses').default([]),
});
export type AdditionalProfileForm = z.infer<typeof AdditionalProfileForm>;

export const saveAdditionalProfile = call({
  name: 'saveAdditionalProfile',
  method: 'PUT',
  path: `${BORROWER_PATH}/additional-profile`,
  who: 'BORROWER',
  versioned: true,
  summary: 'Saves ownership, purpose and additional signers, with the consent to a hard credit pull.',
  params: ApplicationParams,
  body: AdditionalProfileForm,
  answer: Status,
  errors: ['WRONG_STEP'],
});
