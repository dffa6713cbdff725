import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import type { ProviderEvent, ProviderMessage, ReadWebhook, WebhookRequest } from './port.ts';
import { headerOf, isSigned, jsonOf } from './signature.ts';

/** How long the tokens live that CXone gets from us. */
const TOKEN_SECONDS = 3600;
const AgentUser = z.object({ firstName: z.string().nullish(), nickname: z.string().nullish() });
const Attachment = z.object({ url: z.string(), friendlyName: z.string().nullish() });
const Content = z.object({ payload: z.object({ text: z.string().nullish() }).nullish() });
/** A reply's id on the external platform is the one that we answered. */
export const Message = z.object({
  idOnExternalPlatform: z.string(),
  direction: z.string(),
  messageContent: Content.nullish(),
  authorUser: AgentUser.nullish(),
  attachments: z.array(Attachment).nullish(),
});
const Event = z.object({
  eventType: z.string(),
  data: z.object({
    case: z.object({ threadIdOnExternalPlatform: z.string(), status: z.string().nullish() }).nullish(),
    thread: z.object({ idOnExternalPlatform: z.string() }).nullish(),
    inboxAssignee: AgentUser.nullish(),
    user: AgentUser.nullish(),
  }),
});
/** An agent's reply, as CXone hands it to a channel of one's own. */
const Outbound = z.object({
  thread: z.object({ idOnExternalPlatform: z.string() }),
  message: z.object({ id: z.string() }).nullish(),
  messageContent: Content.nullish(),
  authorUser: AgentUser.nullish(),
  attachments: z.array(Attachment).nullish(),
});

/** What CXone and we know each other by. */
type Client = {
  readonly channelId: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** Reads a request of CXone: for a token, an agent's reply, or an event. Only the first needs no token of ours. */
export function readNiceWebhook(client: Client, request: WebhookRequest): ReadWebhook | undefined {
  if (request.path === '/1.0/token') return issueToken(client, request);
  const [scheme, sent] = headerOf(request, 'authorization')?.split(' ') ?? [];
  if (scheme !== 'Bearer' || !isOurToken(client, sent ?? '', request.nowMs)) return undefined;
  if (request.path === `/2.0/channel/${client.channelId}/outbound`) return readReply(request);
  return { events: eventsOf(Event.safeParse(jsonOf(request)).data) };
}

/** Issues a token to a caller that knows the client's secret (OAuth 2.0 client credentials). */
function issueToken({ clientId, clientSecret }: Client, request: WebhookRequest): ReadWebhook | undefined {
  const asked = z
    .object({ client_id: z.literal(clientId), client_secret: z.string() })
    .safeParse(jsonOf(request) ?? Object.fromEntries(new URLSearchParams(request.rawBody))).data;
  const isClient = asked !== undefined && digest(asked.client_secret) === digest(clientSecret);
  if (!isClient) return undefined;
  const until = String(Math.floor(request.nowMs / 1000) + TOKEN_SECONDS);
  const signature = createHmac('sha256', clientSecret).update(until).digest('hex');
  const access_token = `${until}.${signature}`;
  return { events: [], answer: { access_token, token_type: 'bearer', expires_in: TOKEN_SECONDS } };
}

function isOurToken({ clientSecret: secret }: Client, token: string, nowMs: number): boolean {
  const [until = '', signature] = token.split('.');
  const signed = { algorithm: 'sha256', secret, text: until, encoding: 'hex' } as const;
  return isSigned(signature, signed) && Number(until) * 1000 > nowMs;
}

/** Two digests are compared, so that the comparison tells nothing of the secret. */
function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * Reads an agent's reply. CXone names it in the body or by its trace; a repeat of the same bytes is the same reply.
 * CXone expects an id of ours as the answer.
 */
function readReply(request: WebhookRequest): ReadWebhook {
  const reply = Outbound.safeParse(jsonOf(request)).data;
  if (!reply) return { events: [] };
  const named = reply.message?.id ?? headerOf(request, 'x-trace-id') ?? digest(request.rawBody);
  const id = derivedUuid(`nice ${named}`);
  const channel = reply.thread.idOnExternalPlatform;
  const message = readMessage(id, reply);
  return {
    events: [{ channel, kind: 'MESSAGE', message }],
    answer: {
      message: {
        idOnExternalPlatform: id,
        createdAtWithMilliseconds: new Date(request.nowMs).toISOString(),
      },
      thread: { idOnExternalPlatform: channel },
      ...{ endUserIdentities: [], recipients: [] },
    },
  };
}

function eventsOf(event: z.infer<typeof Event> | undefined): readonly ProviderEvent[] {
  const { case: contact, thread, inboxAssignee, user } = event?.data ?? {};
  const channel = contact?.threadIdOnExternalPlatform ?? thread?.idOnExternalPlatform;
  if (channel === undefined) return [];
  switch (event?.eventType) {
    case 'CaseInboxAssigneeChanged':
      return inboxAssignee ? [{ channel, kind: 'JOINED', agent: nameOf(inboxAssignee) ?? 'An agent' }] : [];
    case 'CaseStatusChanged':
      return contact?.status === 'closed' ? [{ channel, kind: 'ENDED', by: 'AGENT' }] : [];
    // An end user's typing carries no user of CXone.
    case 'SenderTypingStarted':
      return user ? [{ channel, kind: 'TYPING' }] : [];
    default:
      return [];
  }
}

/** Returns a message of the history if an agent wrote it. */
export function agentMessage(message: z.infer<typeof Message>): readonly ProviderMessage[] {
  return message.direction === 'outbound' ? [readMessage(message.idOnExternalPlatform, message)] : [];
}

function readMessage(
  id: string,
  message: Pick<z.infer<typeof Message>, 'messageContent' | 'authorUser' | 'attachments'>,
): ProviderMessage {
  const agent = message.authorUser ? nameOf(message.authorUser) : undefined;
  const files = (message.attachments ?? []).map((file) => ({
    name: file.friendlyName ?? 'file',
    at: file.url,
  }));
  return {
    ...{ id, text: message.messageContent?.payload?.text ?? '', files },
    ...(agent && { agent }),
  };
}

function nameOf({ firstName, nickname }: z.infer<typeof AgentUser>): string | undefined {
  return nickname || firstName || undefined;
}
