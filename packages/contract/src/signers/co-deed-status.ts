import * as z from 'zod';
import { HelocApplication } from '../applications/application.ts';
import { call } from '../call.ts';

export const getCoDeedStatus = call({
  name: 'getCoDeedStatus',
  method: 'GET',
  path: '/service-application/api/v1/application/heloc/co-deed/status',
  who: 'SIGNED_IN',
  summary: 'Returns whether all other signers have signed, for each application of the signed-in person.',
  answer: z.array(z.object({ applicationUuid: z.guid(), coDeedStatus: HelocApplication.shape.coDeedStatus })),
});
