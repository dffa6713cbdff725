import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const getIdentity = call({
  name: 'getIdentity',
  method: 'GET',
  path: `${BORROWER_PATH}/identity`,
  who: 'BORROWER',
  summary: 'Returns the provider whose own page verifies the borrower’s ID, if the lender chose one.',
  params: ApplicationParams,
  answer: z.object({
    /** The provider's name. Absent where the borrower sends us photos. */
    hostedBy: z.string().optional(),
  }),
});
