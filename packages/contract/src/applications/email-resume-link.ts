import * as z from 'zod';
import { call } from '../call.ts';
import { ApplicationParams, BORROWER_PATH } from './application-path.ts';

export const emailResumeLink = call({
  name: 'emailResumeLink',
  method: 'POST',
  path: `${BORROWER_PATH}/resume-link`,
  who: 'BORROWER',
  summary: 'Emails the borrower a link that leads to where they left off, on any device, after signing in.',
  params: ApplicationParams,
  answer: z.undefined(),
  status: 204,
  errors: ['TOO_MANY_ATTEMPTS'],
});
