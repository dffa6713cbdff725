import type { Call } from '../call.ts';
import { receiveWebhook } from './receive-webhook.ts';

export const webhooksCalls = {
  receiveWebhook,
} as const satisfies Record<string, Call>;
