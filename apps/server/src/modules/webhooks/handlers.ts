import type { webhooksCalls } from '@homeline/contract/webhooks/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { receiveWebhook } from './receive-webhook.ts';

export const webhooksHandlers = {
  receiveWebhook,
} satisfies HandlersOf<typeof webhooksCalls>;
