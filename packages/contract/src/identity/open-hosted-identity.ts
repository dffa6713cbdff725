import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { ReturnPath } from '../return-path.ts';

export const openHostedIdentity = call({
  name: 'openHostedIdentity',
  method: 'POST',
  path: `${BORROWER_PATH}/identity/page`,
  who: 'BORROWER',
  summary: 'Opens the identity provider’s own page, which returns the borrower whatever happened there.',
  params: ApplicationParams,
  body: z.object({ returnPath: ReturnPath }),
  answer: z.object({ url: z.url() }),
  errors: ['WRONG_STEP', 'PROVIDER_UNAVAILABLE'],
  oncePerKey: true,
});
