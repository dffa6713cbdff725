import { STATE_CODES } from '@homeline/domain/states/us-states.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const lookUpZip = call({
  name: 'lookUpZip',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/zip/{zip}',
  who: 'ANYONE',
  summary: 'Returns the city and the state of a ZIP code, to fill in an address; nothing for an unknown one.',
  params: z.object({ zip: z.string().regex(/^\d{5}$/) }),
  answer: z.object({ city: z.string().optional(), state: z.enum(STATE_CODES).optional() }),
});
