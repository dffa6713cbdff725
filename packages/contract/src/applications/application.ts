import { EmploymentType } from '@homeline/domain/facts/applicant.ts';
import { ConsentType } from '@homeline/domain/facts/application.facts.ts';
import { PayType } from '@homeline/domain/facts/bank.facts.ts';
import { SignerListing } from '@homeline/domain/signing/additional-signer.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams } from './application-path.ts';

const Address = z.object({
  street1: z.string(),
  street2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
});

/** A home equity line application, as its borrower sees it. */
export const HelocApplication = z.object({
  uuid: z.guid(),
  loanNumber: z.string(),
  selectedPropertyUuid: z.guid().optional(),
  consents: z.array(z.object({ type: ConsentType })),
  /** Years. */
  term: z.int().optional(),
  /** The chosen line, US dollars. */
  amount: z.number().optional(),
  /** Note rate, percent. */
  rate: z.number().optional(),
  /** The largest draw at closing that underwriting supports for the chosen product and term, US dollars. */
  uwCalculatedDrawAmount: z.number().optional(),
  /** The home value accepted last, after any haircut, US dollars. */
  adjustedHomeAmount: z.number().optional(),
  /** The home, with its IANA time zone. */
  property: z.object({ state: z.string(), timeZone: z.string(), address: Address }).optional(),
  documents: z.array(z.object({ uuid: z.guid(), type: z.string() })),
  incomeSources: z.array(z.object({ employmentType: EmploymentType })),
  disburseAccount: z
    .object({ uuid: z.guid(), routingNumber: z.string(), mask: z.string(), accountNumber: z.string() })
    .optional(),
  autopayAccount: z.object({ uuid: z.guid() }).optional(),
  payType: PayType.optional(),
  hasHmda: z.boolean(),
  assetDepletion: z.object({ complete: z.boolean() }),
  insurance: z.object({ complete: z.boolean() }),
  coDeedStatus: z.enum(['NONE', 'PENDING', 'COMPLETE']),
  isCrypto: z.boolean(),
  requestedManualNotaryTime: z.string().optional(),
  referrer: z.object({ referrerUuid: z.guid() }).optional(),
  auditFields: z.object({ createdDate: z.iso.datetime() }),
  ...SignerListing.shape,
});
export type HelocApplication = z.infer<typeof HelocApplication>;

export const getApplication = call({
  name: 'getApplication',
  method: 'GET',
  path: '/service-application/api/v1/application/heloc/{uuid}',
  who: 'BORROWER',
  summary: 'Returns one application.',
  params: ApplicationParams,
  answer: HelocApplication,
});

export const getApplicationV3 = call({
  ...getApplication,
  name: 'getApplicationV3',
  path: '/service-application/api/v3/application/heloc/{uuid}',
});

export const listApplications = call({
  name: 'listApplications',
  method: 'GET',
  path: '/service-application/api/v3/application/heloc/all',
  who: 'SIGNED_IN',
  summary: 'Returns every application of the signed-in person, newest first.',
  answer: z.array(HelocApplication),
});

export const listBorrowerApplications = call({
  name: 'listBorrowerApplications',
  method: 'GET',
  path: '/service-application/api/v3/application/heloc/{uuid}/all',
  who: 'BORROWER',
  summary: 'Returns every application of the same borrower, newest first.',
  params: ApplicationParams,
  answer: z.array(HelocApplication),
});
