import * as z from 'zod';
import { call } from '../call.ts';

export const endSession = call({
  name: 'endSession',
  method: 'DELETE',
  path: '/identity/secure/api/v1/sessions/{id}',
  who: 'SIGNED_IN',
  summary: 'Signs one device of the signed-in person out.',
  params: z.object({ id: z.guid() }),
  answer: z.undefined(),
  status: 204,
});

export const endAllSessions = call({
  name: 'endAllSessions',
  method: 'DELETE',
  path: '/identity/secure/api/v1/sessions',
  who: 'SIGNED_IN',
  summary: 'Signs the signed-in person out on every device.',
  answer: z.undefined(),
  status: 204,
});
