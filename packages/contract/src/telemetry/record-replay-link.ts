import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';

export const recordReplayLink = call({
  name: 'recordReplayLink',
  method: 'PUT',
  path: '/service-application/api/v1/application/heloc/{uuid}/full-story-link',
  who: 'BORROWER',
  summary:
    'Records where the lender’s people can replay the borrower’s session. Only links to the configured host are kept.',
  params: ApplicationParams,
  body: z.object({
    link: z
      .string('Required')
      .max(300, 'Cannot be more than 300 characters')
      .regex(/^https:\/\/[a-z0-9.-]+\/[\w/:.~-]+$/, 'Must be an https link without a query'),
  }),
  answer: z.undefined(),
  status: 204,
});
