import { Consented } from '@homeline/domain/facts/form-fields.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import { CLIENT_CHECK_STATES } from '@homeline/domain/workflow/client-check.ts';
import * as z from 'zod';
import { LinkToken } from '../accounts/email-links.ts';
import { Answers } from '../applications/answers.ts';
import { call } from '../call.ts';
import { CLIENTS_PATH, ClientParams } from './clients.ts';

/** What an originator may know of their client's soft credit check: whether it is done, and the range of offers. Nothing of the report. */
export const ClientCheck = z.object({
  name: z.string(),
  state: z.enum(CLIENT_CHECK_STATES),
  /** Absent until the check is done, and where nothing can be offered yet. */
  offers: z
    .object({
      smallestLineCents: CentsSchema,
      largestLineCents: CentsSchema,
      lowestAprPct: z.number(),
      highestAprPct: z.number(),
      /** The client has not answered about their mortgages yet. */
      isEstimate: z.boolean(),
    })
    .optional(),
});
export type ClientCheck = z.infer<typeof ClientCheck>;

export const getClientCheck = call({
  name: 'getClientCheck',
  method: 'GET',
  path: `${CLIENTS_PATH}/{client}/check`,
  who: 'ORIGINATOR',
  summary:
    'Returns whether the client’s soft credit check is done, and the range of offers, if the client allows it.',
  params: ClientParams,
  answer: ClientCheck,
});

/** What the originator typed for the client. */
export const ClientAnswers = Answers.pick({
  profile: true,
  contact: true,
  property: true,
  statedIncome: true,
});
export type ClientAnswers = z.infer<typeof ClientAnswers>;

/** What the client reads after opening the emailed link, before signing in. */
export const ClientInvitation = z.object({
  firstName: z.string(),
  originatorName: z.string(),
  originatorNmls: z.string().optional(),
  brokerName: z.string().optional(),
  /** `OPEN`: the client may consent. `GIVEN`: they did. `CLOSED`: they continued without it, or the originator left. */
  consent: z.enum(['OPEN', 'GIVEN', 'CLOSED']),
  /** What the check would run on; absent unless the client may consent. */
  answers: ClientAnswers.optional(),
  /** The link may also choose the first password; otherwise the client has an account. */
  mayChoosePassword: z.boolean(),
});
export type ClientInvitation = z.infer<typeof ClientInvitation>;

const INVITATION_PATH = '/service-lead-portal/api/v1/client-invitation';

export const openClientInvitation = call({
  name: 'openClientInvitation',
  method: 'POST',
  path: INVITATION_PATH,
  who: 'ANYONE',
  summary:
    'Returns who started an application for the client and with which answers, with the token of the emailed link.',
  body: z.object({ token: LinkToken }),
  answer: ClientInvitation,
  errors: ['LINK_UNUSABLE'],
});

export const allowClientCheck = call({
  name: 'allowClientCheck',
  method: 'POST',
  path: `${INVITATION_PATH}/consent`,
  who: 'ANYONE',
  summary:
    'Records the client’s consent to a soft credit check whose range of offers the originator may see. The check runs once.',
  body: z.object({ token: LinkToken, checkConsent: Consented, esignConsent: Consented }),
  answer: ClientInvitation,
  errors: ['LINK_UNUSABLE', 'CONSENT_OUTDATED'],
});
