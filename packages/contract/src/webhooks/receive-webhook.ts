import * as z from 'zod';
import { call } from '../call.ts';

/** The providers that call back. */
export const WEBHOOK_PORTS = ['flood', 'notary', 'disbursement'] as const;

export const receiveWebhook = call({
  name: 'receiveWebhook',
  method: 'POST',
  path: '/service-webhooks/external/api/v1/{port}',
  who: 'PROVIDER',
  summary:
    'Takes what a provider tells of its own accord. Signed over its bytes; the same id has an effect once.',
  params: z.object({ port: z.enum(WEBHOOK_PORTS) }),
  body: z.looseObject({}),
  answer: z.undefined(),
  status: 204,
  errors: ['NOT_FOUND', 'STILL_IN_PROGRESS'],
});
