import { Address } from '@homeline/domain/facts/home.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const suggestAddresses = call({
  name: 'suggestAddresses',
  method: 'POST',
  path: '/service-application/external/api/v1/heloc/addresses',
  who: 'ANYONE',
  summary:
    'Suggests the addresses of homes for what somebody has typed of one; no list where the lender has no provider of suggestions.',
  /** In the body, so that no log has the address. */
  body: z.object({ text: z.string().trim().min(4).max(200) }),
  answer: z.object({ addresses: z.array(Address).optional() }),
});
