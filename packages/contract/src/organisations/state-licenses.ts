import { STATE_CODES } from '@homeline/domain/states/us-states.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const listStateLicenses = call({
  name: 'listStateLicenses',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/state-licenses',
  who: 'ANYONE',
  summary: 'Returns the states where the organisation is licensed.',
  query: z.object({ orgCode: z.string().max(64).optional() }),
  answer: z.array(z.object({ abbrev: z.enum(STATE_CODES) })),
});
