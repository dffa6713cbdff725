import { WEBHOOK_PROVIDERS } from '@homeline/domain/organisations/named-providers.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { WEBHOOK_PORTS } from '../webhooks/receive-webhook.ts';
import { OPERATIONS_PATH } from './operations-path.ts';

/**
 * The result of a webhook.
 * - `RECORDED`: it changed the application.
 * - `CONTRADICTED`: recorded, although the provider said something else before or nobody expected it. A person looks at the application.
 * - `NOTIFIED`: it says that an outcome is ready, and we ask for it.
 * - `NO_EFFECT`: accepted, but already known, about a replaced session, or a text message that asks for nothing.
 * - `REPEATED`: accepted before under the same id.
 * - `TOO_EARLY`: our own request isn't recorded yet; the provider sends it again.
 * - `BAD_SIGNATURE`: not signed by the provider, or too long ago.
 * - `UNKNOWN_REFERENCE`: signed, but about no request of ours.
 * - `UNREADABLE`: it doesn't match the provider's format.
 * - `FAILED`: a defect or an outage of ours.
 */
export const WebhookOutcome = z.enum([
  'RECORDED',
  'CONTRADICTED',
  'NOTIFIED',
  'NO_EFFECT',
  'REPEATED',
  'TOO_EARLY',
  'BAD_SIGNATURE',
  'UNKNOWN_REFERENCE',
  'UNREADABLE',
  'FAILED',
]);
export type WebhookOutcome = z.infer<typeof WebhookOutcome>;

/** The senders of webhooks: a port's provider over the bridge, or a provider by its own protocol. */
export const WEBHOOK_SENDERS = [...WEBHOOK_PORTS, ...WEBHOOK_PROVIDERS] as const;
export type WebhookSender = (typeof WEBHOOK_SENDERS)[number];

/** A webhook that arrived, or several of one minute that name no application. It never has the body. */
export const ReceivedWebhook = z.object({
  number: z.string(),
  provider: z.enum(WEBHOOK_SENDERS),
  outcome: WebhookOutcome,
  receivedAt: z.iso.datetime(),
  count: z.int().min(1),
  /** The lender's own; absent if it names none. */
  application: z.object({ uuid: z.guid(), loanNumber: z.string() }).optional(),
});
export type ReceivedWebhook = z.infer<typeof ReceivedWebhook>;

export const listWebhooks = call({
  name: 'listWebhooks',
  method: 'GET',
  path: `${OPERATIONS_PATH}/webhooks`,
  who: 'STAFF',
  act: 'SEE_SYSTEM',
  summary:
    'Returns a page of the webhooks of 30 days, newest first: the lender’s own, those refused at its addresses, and those that name nobody.',
  query: z.object({
    provider: z.enum(WEBHOOK_SENDERS).optional(),
    /** Only those that weren't accepted. */
    rejected: z.enum(['true']).optional(),
    /** The `next` cursor of the previous page. */
    after: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  answer: z.object({
    webhooks: z.array(ReceivedWebhook),
    /** The cursor of the next page; absent on the last one. */
    next: z.string().optional(),
  }),
});
