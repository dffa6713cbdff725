import { EmploymentType } from '@homeline/domain/facts/applicant.ts';
import { SignerType } from '@homeline/domain/facts/signers.facts.ts';
import { SignerListing } from '@homeline/domain/signing/additional-signer.ts';
import { SIGNER_PAGES, SIGNER_STEP_NAMES } from '@homeline/domain/workflow/signer-step-names.ts';
import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { AskedRecordsAccess } from '../disclosures/records-access.ts';
import { SIGNER_PATH } from './signer-path.ts';

/** Where the deed is signed with the borrower: a remote session, or an appointment. */
const DeedSigning = z.discriminatedUnion('where', [
  z.object({ where: z.literal('ONLINE'), joinUrl: z.string(), hasFailed: z.boolean() }),
  z.object({ where: z.literal('IN_PERSON'), at: z.iso.datetime(), place: z.string() }),
]);

/** An application as one of its additional signers sees it. Nothing in it is private to the borrower. */
export const SignerStatus = z.object({
  uuid: z.guid(),
  signer: z.guid(),
  step: z.enum(SIGNER_STEP_NAMES),
  /** The page of the step, relative to `heloc-signer/`. */
  page: z.enum(SIGNER_PAGES),
  name: z.string(),
  type: SignerType,
  /** The caller's own entry; nothing of the other signers. */
  ...SignerListing.shape,
  holdsTitle: z.boolean(),
  /** As an owner, or as the spouse whose rights state law protects. */
  signsDeed: z.boolean(),
  borrowerName: z.string(),
  /** The home, on one line. */
  home: z.string(),
  state: z.string(),
  /** Of the home, an IANA name. */
  timeZone: z.string(),
  /** The sample record that the signer has to open before their documents. */
  recordsAccess: AskedRecordsAccess.optional(),
  /** The package is ready to read; signing may still have to wait for the borrower. */
  documentsAreReady: z.boolean(),
  /** The signer has read the documents of the package, and said so. */
  documentsAreOpened: z.boolean(),
  /** The borrower signs first and hasn't yet. */
  waitsForBorrower: z.boolean(),
  /** The e-vault is sealing the signature. */
  isSealing: z.boolean(),
  /** The e-vault has taken longer than a few minutes, so staff look at it. */
  isSealedLate: z.boolean(),
  /** Nobody can sign until staff have looked at the documents. Only those whom it concerns see why. */
  isPaused: z.boolean(),
  /** The signer said that they won't sign. */
  hasRefused: z.boolean(),
  /** Why a co-borrower's credit report can't be used yet, and whether they may ask the bureau again. */
  creditProblem: z
    .object({ why: z.enum(['NOT_FOUND', 'CLOSED', 'ALERT', 'NO_ANSWER']), mayAskAgain: z.boolean() })
    .optional(),
  /** The kind of income that a co-borrower stated. */
  employmentType: EmploymentType.optional(),
  /** Why staff asked the co-borrower for other proof of income. */
  incomeReturned: z.string().optional(),
  deed: DeedSigning.optional(),
  /** The last day to cancel the line, while the signer may. */
  rescissionEndsOn: z.string().optional(),
  /** The signer may confirm that they haven't canceled. */
  mayConfirm: z.boolean(),
});
export type SignerStatus = z.infer<typeof SignerStatus>;

export const getSignerStatus = call({
  name: 'getSignerStatus',
  method: 'GET',
  path: `${SIGNER_PATH}/status`,
  who: 'SIGNER',
  summary: 'Returns the signer’s step and what their pages show.',
  params: ApplicationParams,
  answer: SignerStatus,
});

export const listSignerApplications = call({
  name: 'listSignerApplications',
  method: 'GET',
  path: '/service-application/signer/secure/api/v1/application/heloc',
  who: 'SIGNED_IN',
  summary: 'Returns the applications that the signed-in person signs besides the borrower.',
  answer: z.array(SignerStatus),
});
