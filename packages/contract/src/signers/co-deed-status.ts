import * as z from 'zod';
import { HelocApplication } from '../applications/application.ts';
import { call } from '../call.ts';

export const getCoDeedStatus = call({
  name: 'getCoDeedStatus',
  method: 'GET',
  path: '/service-application/api/v1/application/heloc/co-deed/status',
  who: 'SIGNED_IN',
  summary: 'Of each application of the signed-in person, whether everybody else who must sign has signed.',
  answer: z.array(z.object({ applicationUuid: z.guid(), coDeedStatus: HelocApplication.shape.coDeedStatus })),
});
