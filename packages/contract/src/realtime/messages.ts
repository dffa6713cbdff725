import * as z from 'zod';

/** The websocket of live events. Its token goes in the first message, never in the address. `OMNI_PATH` takes the same messages, and those of chats. */
export const SOCKET_PATH = '/service-realtime/api/v1/socket';

/** Every message of the server arrives within this time of the last one; after twice as long, the connection is dead. */
export const HEARTBEAT_MS = 25_000;

/** The longest message of a page, in bytes. */
export const LONGEST_MESSAGE_BYTES = 8192;

/** The most subscriptions of one page. */
export const MOST_SUBSCRIPTIONS = 50;

/**
 * What a page follows. Each subscription is authorized on its own.
 * - `APPLICATION`: one application, for its borrower and the lender's staff.
 * - `SIGNER`: the signer's own view of an application.
 * - `WORK_LISTS`: every application of the lender, for its staff.
 */
export const Topic = z.discriminatedUnion('name', [
  z.object({ name: z.literal('APPLICATION'), application: z.guid() }),
  z.object({ name: z.literal('SIGNER'), application: z.guid() }),
  z.object({ name: z.literal('WORK_LISTS') }),
]);
export type Topic = z.infer<typeof Topic>;

/**
 * What changed. The page reads the data itself with its normal call: an event carries no personal data.
 * - `FACTS_RECORDED`: the application knows more than before.
 * - `STEP_ENTERED`: it also moved to another step.
 */
export const EVENT_KINDS = ['FACTS_RECORDED', 'STEP_ENTERED'] as const;

export const RealtimeEvent = z.object({
  kind: z.enum(EVENT_KINDS),
  application: z.guid(),
  /** The current step; a signer doesn't learn it. */
  step: z.string().optional(),
  /** The newest fact’s number; omitted for signers. */
  version: z.int().optional(),
  /** The borrower's own act, in this window or another; a signer doesn't learn it. */
  byBorrower: z.boolean().optional(),
});
export type RealtimeEvent = z.infer<typeof RealtimeEvent>;

/** The place in the stream of events up to which a page has them all. Opaque to the page. */
const Cursor = z.string().max(60);

/** A number of the page's own for one subscription. */
const SubscriptionId = z.int().min(0).max(1_000_000);

/**
 * What a page sends.
 * - `OPEN`: first, with its token and lender.
 * - `RENEW`: a renewed token, before the last one expires.
 * - `SUBSCRIBE`: with the last cursor to get the events since; without one, the page reads its data after the answer.
 */
export const PageMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('OPEN'), token: z.string().max(4096), orgCode: z.string().max(100).optional() }),
  z.object({ type: z.literal('RENEW'), token: z.string().max(4096) }),
  z.object({
    type: z.literal('SUBSCRIBE'),
    id: SubscriptionId,
    topic: Topic,
    cursor: Cursor.optional(),
  }),
  z.object({ type: z.literal('UNSUBSCRIBE'), id: SubscriptionId }),
]);
export type PageMessage = z.infer<typeof PageMessage>;

/**
 * What the server sends. Any message may carry the newest cursor.
 * - `SUBSCRIBED`: events follow from now on.
 * - `REFUSED`: the page may not follow this, or follows too much.
 * - `EVENT`: something changed. An event may arrive twice.
 * - `RELOAD`: events were missed; the page reloads the data of this subscription, or without an id, of all.
 * - `HEARTBEAT`: the connection is alive.
 */
export const ServerMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('SUBSCRIBED'), id: SubscriptionId, cursor: Cursor.optional() }),
  z.object({ type: z.literal('REFUSED'), id: SubscriptionId }),
  z.object({
    type: z.literal('EVENT'),
    id: SubscriptionId,
    event: RealtimeEvent,
    cursor: Cursor.optional(),
  }),
  z.object({ type: z.literal('RELOAD'), id: SubscriptionId.optional(), cursor: Cursor.optional() }),
  z.object({ type: z.literal('HEARTBEAT'), cursor: Cursor.optional() }),
]);
export type ServerMessage = z.infer<typeof ServerMessage>;

/** Why the server closed a connection. After `SESSION_ENDED` the page doesn't connect again with the same token. */
export const CLOSE_CODES = { SESSION_ENDED: 4401, BAD_MESSAGE: 4400, TOO_MANY: 4429 } as const;
