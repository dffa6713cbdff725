import * as z from 'zod';
import { call } from '../call.ts';

/** The providers that send webhooks. */
export const WEBHOOK_PORTS = ['flood', 'notary', 'disbursement', 'messaging'] as const;

export const receiveWebhook = call({
  name: 'receiveWebhook',
  method: 'POST',
  path: '/service-webhooks/external/api/v1/{port}',
  who: 'PROVIDER',
  summary: 'Receives a provider’s webhook, signed over its raw body. A repeated id has no effect.',
  params: z.object({ port: z.enum(WEBHOOK_PORTS) }),
  body: z.looseObject({}),
  answer: z.undefined(),
  status: 204,
  errors: ['NOT_FOUND', 'STILL_IN_PROGRESS'],
});
