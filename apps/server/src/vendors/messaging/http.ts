import * as z from 'zod';
import { httpExchange } from '../http-exchange.ts';
import type { Provider } from '../request.ts';
import type { MessagingPort, SentMessage } from './port.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

const SentWire = z.object({ outcome: z.literal('SENT') });
const fromWire = (): SentMessage => ({ answer: 'SENT' });

export function messagingOverHttp(provider: Provider): MessagingPort {
  return {
    email: httpExchange(provider, {
      path: '/emails',
      toWire: ({ from, to, subject, text, html, unsubscribeUrl }) => ({
        ...{ from, to, subject, text, ...(html ? { html } : {}) },
        ...(unsubscribeUrl && { headers: unsubscribeHeaders({ unsubscribeUrl }) }),
      }),
      wire: SentWire,
      fromWire,
    }),
    text: httpExchange(provider, {
      path: '/texts',
      toWire: ({ to, text }) => ({ to, text }),
      wire: SentWire,
      fromWire,
    }),
  };
}
