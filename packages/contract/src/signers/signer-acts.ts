import { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { DeclineForm } from '@homeline/domain/facts/decline.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import { BirthDate, Consented, Phone } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { RecordsAccessForm, WithdrawalForm } from '../disclosures/records-access.ts';
import { IdUpload } from '../identity/id-upload.ts';
import { DrawnNote, TypedNote } from '../signing/give-signature.ts';
import { SIGNER_PATH } from './signer-path.ts';
import { SignerStatus } from './signer-status.ts';

/** Every signer's act returns their new status, so that the page moves on at once. */
const ACT = { params: ApplicationParams, who: 'SIGNER', method: 'POST', answer: SignerStatus } as const;

export const actAsSigner = call({
  ...ACT,
  name: 'actAsSigner',
  path: `${SIGNER_PATH}/acts`,
  summary:
    'Goes on after an interruption, finishes reading, declines to sign and says why, or starts over after that.',
  body: z.discriminatedUnion('act', [
    z.object({ act: z.enum(['CONTINUED', 'DOCUMENTS_OPENED', 'RETRIED']) }),
    DeclineForm.extend({ act: z.literal('REFUSED') }),
  ]),
  errors: ['WRONG_STEP'],
});

/** The page heloc-signer/intro: the consent to electronic records, and what the identity check needs. */
export const SignerDetails = z.object({ phone: Phone, dob: BirthDate, consent: Consented });

export const saveSignerDetails = call({
  ...ACT,
  name: 'saveSignerDetails',
  path: `${SIGNER_PATH}/details`,
  summary: 'Saves the signer’s consent to electronic records, phone and date of birth.',
  body: SignerDetails,
  errors: ['WRONG_STEP', 'UNDER_AGE', 'CONSENT_OUTDATED'],
});

export const showSignerRecordsAccess = call({
  ...ACT,
  name: 'showSignerRecordsAccess',
  path: `${SIGNER_PATH}/disclosures/access`,
  summary:
    'Shows that the signer can open electronic records, by the code that only their sample record has, and confirms their consent to them.',
  body: RecordsAccessForm,
  errors: ['TOO_MANY_ATTEMPTS', 'CONSENT_OUTDATED'],
  oncePerKey: true,
});

export const withdrawSignerRecordsConsent = call({
  ...ACT,
  name: 'withdrawSignerRecordsConsent',
  path: `${SIGNER_PATH}/disclosures/withdrawal`,
  summary: 'Withdraws the signer’s consent to electronic records, as the borrower’s.',
  body: WithdrawalForm,
});

export const sendSignerIdentity = call({
  ...ACT,
  name: 'sendSignerIdentity',
  path: `${SIGNER_PATH}/identity`,
  summary: 'Submits the signer’s uploaded ID, with its back for a license or an ID card.',
  body: IdUpload,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});

export const uploadSignerDocument = call({
  name: 'uploadSignerDocument',
  method: 'POST',
  path: `${SIGNER_PATH}/documents`,
  who: 'SIGNER',
  summary: 'Stores a PDF, JPEG, PNG or HEIC file of up to 20 MB from a signer, encrypted.',
  params: ApplicationParams,
  query: z.object({
    type: UploadedDocumentType,
    name: z.string().trim().min(1, 'Required').max(200, 'Cannot be more than 200 characters'),
  }),
  bodyType: 'file',
  answer: z.object({ uuid: z.guid(), type: UploadedDocumentType }),
  status: 201,
  errors: ['UNSUPPORTED_MEDIA_TYPE', 'WRONG_STEP'],
  oncePerKey: true,
});

/** The borrower's form, but without a required document: a signer may have nothing to sign before the deed. */
const documents = z.array(Uuid).max(40);
export const SignerNoteForm = z.discriminatedUnion('method', [
  TypedNote.extend({ documents }),
  DrawnNote.extend({ documents }),
]);

export const signAsSigner = call({
  ...ACT,
  name: 'signAsSigner',
  path: `${SIGNER_PATH}/signing/note`,
  summary: 'Signs the signer’s documents of the note package; the eVault seals the signature.',
  body: SignerNoteForm,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});

export const rescindAsSigner = call({
  ...ACT,
  name: 'rescindAsSigner',
  path: `${SIGNER_PATH}/rescission`,
  summary: 'Cancels the line for all owners within the rescission period.',
  body: z.object({ agreed: z.literal(true, 'Required') }),
  errors: ['WRONG_STEP'],
});

export const confirmNonRescissionAsSigner = call({
  ...ACT,
  name: 'confirmNonRescissionAsSigner',
  path: `${SIGNER_PATH}/non-rescission`,
  summary: 'Confirms after the rescission period that this owner has not canceled.',
  errors: ['WRONG_STEP'],
});
