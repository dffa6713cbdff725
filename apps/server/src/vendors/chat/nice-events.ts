import { createHash, createHmac, randomUUID } from 'node:crypto';
import * as z from 'zod';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import type { ProviderEvent, ProviderMessage, ReadWebhook, WebhookRequest } from './port.ts';
import { headerOf, isSignatureValid, jsonOf } from './signature.ts';

/** Lifetime of the access tokens that we issue to CXone. */
const TOKEN_SECONDS = 3600;
const AgentUser = z.object({ firstName: z.string().nullish(), nickname: z.string().nullish() });
const Attachment = z.object({ url: z.string(), friendlyName: z.string().nullish() });
/** A text, or what an agent picked from a form: its title if it has one, else the words that CXone shows instead. */
const Content = z.object({
  payload: z.object({ text: z.union([z.string(), z.object({ content: z.string() })]).nullish() }).nullish(),
  fallbackText: z.string().nullish(),
});

/** A reply's id on the external platform is the one that we answered with; it is missing if CXone couldn't reach us. */
export const Message = z.object({
  id: z.string().nullish(),
  idOnExternalPlatform: z.string().nullish(),
  direction: z.string().nullish(),
  createdAtWithMilliseconds: z.string().nullish(),
  messageContent: Content.nullish(),
  authorUser: AgentUser.nullish(),
  attachments: z.array(Attachment).nullish(),
});
type Message = z.infer<typeof Message>;

export const Contact = z.object({ status: z.string().nullish(), inboxAssigneeUser: AgentUser.nullish() });

const Event = z.object({
  eventType: z.string(),
  data: z.object({
    case: z.object({ threadIdOnExternalPlatform: z.string(), status: z.string().nullish() }).nullish(),
    inboxAssignee: AgentUser.nullish(),
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
const SenderAction = z.object({ senderAction: z.object({ action: z.string() }) });

/** The ids shared with CXone. */
type Client = {
  readonly channelId: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** Reads a request of CXone: for a token, an agent's reply, or an event. All but the first need a token that we issued. */
export function readNiceWebhook(client: Client, request: WebhookRequest): ReadWebhook | undefined {
  if (request.path === '/1.0/token') return issueToken(client, request);
  const [scheme, sent] = headerOf(request, 'authorization')?.split(' ') ?? [];
  if (scheme !== 'Bearer' || !isOurToken(client, sent ?? '', request.nowMs)) return undefined;
  if (request.path === `/2.0/channel/${client.channelId}/outbound`) return readReply(request);
  const typedIn = typingThread(client, request.path);
  if (typedIn !== undefined) return { events: typingEvents(typedIn, request) };
  return { events: eventsOf(Event.safeParse(jsonOf(request)).data) };
}

/** Returns the thread of an address at which CXone says that an agent is typing. */
function typingThread({ channelId }: Client, path: string): string | undefined {
  const [, version, , channel, , thread, action] = path.split('/');
  const isTyping = version === '1.0' && channel === channelId && action === 'sender-action';
  return isTyping ? thread : undefined;
}

function typingEvents(channel: string, request: WebhookRequest): readonly ProviderEvent[] {
  const { action } = SenderAction.safeParse(jsonOf(request)).data?.senderAction ?? {};
  return action === 'isTypingOn' ? [{ channel, kind: 'TYPING' }] : [];
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
  return isSignatureValid(signature, signed) && Number(until) * 1000 > nowMs;
}

/** Two digests are compared, so that the comparison reveals nothing about the secret. */
function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * Reads an agent's reply. CXone names it in the body or by its trace. Without a name each request is a reply of its own: the same words
 * twice are two replies. CXone expects an id of ours as the answer.
 */
function readReply(request: WebhookRequest): ReadWebhook {
  const reply = Outbound.safeParse(jsonOf(request)).data;
  if (!reply) return { events: [] };
  const named = reply.message?.id ?? headerOf(request, 'x-trace-id');
  const id = named === undefined ? randomUUID() : replyId(named);
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

function replyId(named: string): string {
  return derivedUuid(`nice ${named}`);
}

function eventsOf(event: z.infer<typeof Event> | undefined): readonly ProviderEvent[] {
  const { case: contact, inboxAssignee } = event?.data ?? {};
  const channel = contact?.threadIdOnExternalPlatform;
  if (channel === undefined) return [];
  switch (event?.eventType) {
    case 'CaseInboxAssigneeChanged':
      return contactEvents(channel, { inboxAssigneeUser: inboxAssignee });
    case 'CaseStatusChanged':
      return contactEvents(channel, { status: contact?.status });
    default:
      return [];
  }
}

/** Returns the conversation’s assignee, and whether it ended. */
export function contactEvents(
  channel: string,
  { status, inboxAssigneeUser }: z.infer<typeof Contact>,
): readonly ProviderEvent[] {
  return [
    ...(inboxAssigneeUser
      ? [{ channel, kind: 'JOINED', agent: nameOf(inboxAssigneeUser) ?? 'An agent' } as const]
      : []),
    ...(status === 'closed' ? [{ channel, kind: 'ENDED', by: 'AGENT' } as const] : []),
  ];
}

/** Returns the agents' messages of a history, oldest first. CXone documents no order. */
export function agentMessages(messages: readonly Message[]): readonly ProviderMessage[] {
  const sentAt = ({ createdAtWithMilliseconds: at }: Message) => Date.parse(at ?? '') || 0;
  return messages
    .toSorted((one, other) => sentAt(one) - sentAt(other))
    .flatMap((message) => {
      const id = message.idOnExternalPlatform || (message.id && replyId(message.id));
      return id && message.direction === 'outbound' ? [readMessage(id, message)] : [];
    });
}

function readMessage(
  id: string,
  { messageContent, authorUser, attachments }: Pick<Message, 'messageContent' | 'authorUser' | 'attachments'>,
): ProviderMessage {
  const agent = authorUser ? nameOf(authorUser) : undefined;
  const files = (attachments ?? []).map((file) => ({ name: file.friendlyName ?? 'file', at: file.url }));
  return { id, text: textOf(messageContent), files, ...(agent && { agent }) };
}

function textOf(content: z.infer<typeof Content> | null | undefined): string {
  const text = content?.payload?.text ?? content?.fallbackText ?? '';
  return typeof text === 'string' ? text : text.content;
}

function nameOf({ firstName, nickname }: z.infer<typeof AgentUser>): string | undefined {
  return nickname || firstName || undefined;
}
