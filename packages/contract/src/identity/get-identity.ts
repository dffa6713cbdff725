import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const getIdentity = call({
  name: 'getIdentity',
  method: 'GET',
  path: `${BORROWER_PATH}/identity`,
  who: 'BORROWER',
  summary:
    'Returns who verifies the borrower’s ID on a page of their own, if the lender chose such a provider.',
  params: ApplicationParams,
  answer: z.object({
    /** The provider's name. Absent where the borrower sends us photos. */
    hostedBy: z.string().optional(),
  }),
});
