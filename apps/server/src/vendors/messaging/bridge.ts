import { TEXT_REPLIES } from '@homeline/domain/notifications/text-replies.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentSigner } from '../wire.ts';
import type { MessagingPort, SentMessage } from './port.ts';
import { PhoneNumber, receivedText } from './received-text.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

const SentWire = z.object({ outcome: z.literal('SENT') });
const fromWire = (): SentMessage => ({ answer: 'SENT' });

export function messagingOverBridge(provider: Provider): MessagingPort {
  return {
    email: bridgeExchange(provider, {
      path: '/emails',
      body: z.object({
        from: SentSigner,
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string().optional(),
        headers: z.record(z.string(), z.string()).optional(),
      }),
      toWire: ({ from, to, subject, text, html, unsubscribeUrl }) => ({
        ...{ from, to, subject, text, ...(html ? { html } : {}) },
        ...(unsubscribeUrl && { headers: unsubscribeHeaders({ unsubscribeUrl }) }),
      }),
      wire: SentWire,
      fromWire,
    }),
    text: bridgeExchange(provider, {
      path: '/texts',
      body: z.object({ from: z.string().optional(), to: z.string(), text: z.string() }),
      toWire: ({ from, to, text }) => ({ ...(from && { from }), to, text }),
      wire: SentWire,
      fromWire,
    }),
  };
}

/** The wire format of the messaging provider's webhook. */
export const TextWebhook = z
  .object({
    event: z.literal('TEXT_RECEIVED'),
    ...{ from: PhoneNumber, to: PhoneNumber, text: z.string(), at: z.iso.datetime() },
    asksFor: z.enum(TEXT_REPLIES).optional(),
  })
  .transform(receivedText);
