import type { WebhookOutcome } from '@homeline/contract/operations/list-webhooks.ts';
import { receiveWebhook } from '@homeline/contract/webhooks/receive-webhook.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';

/** The outcome of an answer to a webhook that names no application of ours. The handler records all other rejections. */
const OUTCOMES: Readonly<Record<number, WebhookOutcome>> = {
  401: 'BAD_SIGNATURE',
  404: 'UNKNOWN_REFERENCE',
  400: 'UNREADABLE',
  413: 'UNREADABLE',
  415: 'UNREADABLE',
  500: 'FAILED',
  503: 'FAILED',
};

/** Notes for operators that a webhook was rejected before its application was known. */
export function noteRejected({ activity }: Context, { params }: FastifyRequest, status: number): void {
  const outcome = OUTCOMES[status];
  const sent = receiveWebhook.params?.safeParse(params);
  if (outcome && sent?.success) activity.webhookReceived({ port: sent.data.port, outcome });
}
