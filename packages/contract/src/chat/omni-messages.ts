import * as z from 'zod';
import { LARGEST_COUNT } from '../counts.ts';
import { ChatMessage, ChatStatus } from './chat-message.ts';

/** The websocket of chats, and of live events too: a page opens one. Tokens go in its messages, never in the address. */
export const OMNI_PATH = '/service-omni-proxy/insecure/api/v1/socket';

/** How often a page that follows a chat says that it is there. */
export const OMNI_PING_MS = 10_000;
/** A connection lives this long at most; the page opens another one. */
export const OMNI_LIFE_MS = 12 * 3_600_000;
/** Typing notification interval. */
export const TYPING_MS = 1000;
/** The most conversations that one page follows. */
export const MOST_FOLLOWED = 50;

const Channel = { channelId: z.guid() };
const MessageNumber = z.int().min(0).max(LARGEST_COUNT);

/**
 * What a page sends.
 * - `join`: follow a conversation, with its token or an agent's, and the number of the last message that the page has.
 * - `leave`: follow it no longer.
 * - `ping`: the page is there.
 * - `typing`: its person is typing.
 * - `read`: its person has read up to a message.
 * - `desk`: an agent's page follows the queue.
 */
export const OmniRequest = z.discriminatedUnion('route', [
  z.object({ route: z.literal('join'), ...Channel, token: z.string().max(4096), after: MessageNumber }),
  z.object({ route: z.literal('leave'), ...Channel }),
  z.object({ route: z.literal('ping'), channelId: z.guid().optional() }),
  z.object({ route: z.literal('typing'), ...Channel }),
  z.object({ route: z.literal('read'), ...Channel, number: MessageNumber }),
  z.object({ route: z.literal('desk'), token: z.string().max(4096) }),
]);
export type OmniRequest = z.infer<typeof OmniRequest>;

/**
 * What the server sends. Messages of a conversation arrive in the order of their numbers; a page leaves out numbers that it has.
 * - `joined`: follows from now on; the missed messages came before.
 * - `messages`: new ones.
 * - `status`: a person joined, read, left or ended it, or the queue moved.
 * - `typing`: the other side types.
 * - `reload`: too many were missed; the page reads its history again.
 * - `refused`: the token isn't this conversation's, or not valid any more.
 * - `desk`: something in the lender's queue changed; the page reads it again.
 * - `pong`: the answer to a ping.
 */
export const OmniEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('joined'), ...Channel, status: ChatStatus }),
  z.object({ event: z.literal('messages'), ...Channel, messages: z.array(ChatMessage) }),
  z.object({ event: z.literal('status'), ...Channel, status: ChatStatus }),
  z.object({ event: z.literal('typing'), ...Channel, from: z.enum(['APPLICANT', 'AGENT']) }),
  z.object({ event: z.literal('reload'), ...Channel }),
  z.object({ event: z.literal('refused'), channelId: z.guid().optional() }),
  z.object({ event: z.literal('desk') }),
  z.object({ event: z.literal('pong') }),
]);
export type OmniEvent = z.infer<typeof OmniEvent>;
