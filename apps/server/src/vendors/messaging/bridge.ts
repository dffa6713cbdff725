import { isReplyWord, readTextReply, TEXT_REPLIES } from '@homeline/domain/notifications/text-replies.ts';
import { cleanText } from '@homeline/domain/people/clean-input.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import type { MessagingPort, ReceivedText, SentMessage } from './port.ts';
import { unsubscribeHeaders } from './unsubscribe-headers.ts';

const SentWire = z.object({ outcome: z.literal('SENT') });
const fromWire = (): SentMessage => ({ answer: 'SENT' });

export function messagingOverBridge(provider: Provider): MessagingPort {
  return {
    email: bridgeExchange(provider, {
      path: '/emails',
      toWire: ({ from, to, subject, text, html, unsubscribeUrl }) => ({
        ...{ from, to, subject, text, ...(html ? { html } : {}) },
        ...(unsubscribeUrl && { headers: unsubscribeHeaders({ unsubscribeUrl }) }),
      }),
      wire: SentWire,
      fromWire,
    }),
    text: bridgeExchange(provider, {
      path: '/texts',
      toWire: ({ from, to, text }) => ({ ...(from && { from }), to, text }),
      wire: SentWire,
      fromWire,
    }),
  };
}

/** Several text messages long. */
const MOST_KEPT = 1600;

const PhoneNumber = z.string().regex(/^\+[1-9]\d{1,14}$/, 'Must be a number in E.164 form');

/**
 * The wire format of the messaging provider's webhook. A provider that knows more words for it, such as those of another language, says
 * itself what a reply asks for.
 */
export const TextWebhook = z
  .object({
    event: z.literal('TEXT_RECEIVED'),
    from: PhoneNumber,
    to: PhoneNumber,
    text: z.string(),
    asksFor: z.enum(TEXT_REPLIES).optional(),
    at: z.iso.datetime(),
  })
  .transform(
    ({ from, to, text, asksFor, at }): ReceivedText => ({
      ...{ from, to, at },
      asksFor: asksFor ?? readTextReply(text),
      words: asksFor || isReplyWord(text) ? undefined : cleanText(text).slice(0, MOST_KEPT),
    }),
  );
