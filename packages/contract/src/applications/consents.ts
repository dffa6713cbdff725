import { CONSENT_SUBJECTS } from '@homeline/domain/facts/consents.selectors.ts';
import * as z from 'zod';
import { call } from '../call.ts';

/** The consents of one application, oldest first, each with the version of its text. */
const ApplicationConsents = z.object({
  application: z.guid(),
  loanNumber: z.string(),
  consents: z.array(
    z.object({ subject: z.enum(CONSENT_SUBJECTS), textVersion: z.string(), givenAt: z.iso.datetime() }),
  ),
  /** Since when the person gets their records on paper: they withdrew their consent. */
  onPaperSince: z.iso.datetime().optional(),
});
export type ApplicationConsents = z.infer<typeof ApplicationConsents>;

export const listConsents = call({
  name: 'listConsents',
  method: 'GET',
  path: '/service-application/secure/api/v1/consents',
  who: 'SIGNED_IN',
  summary: 'Returns the consents that the signed-in person gave, by application, newest application first.',
  answer: z.array(ApplicationConsents),
});
