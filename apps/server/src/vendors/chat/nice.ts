import { createHash, createHmac } from 'node:crypto';
import * as z from 'zod';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import {
  applicantOf,
  type ChatProviderPort,
  type OutgoingMessage,
  type ProviderEvent,
  type ProviderMessage,
  type ReadWebhook,
  type WebhookRequest,
} from './port.ts';
import { ask, type ChatRequest, done, readFile } from './request.ts';
import { headerOf, isSigned, jsonOf } from './signature.ts';

export type NiceSettings = {
  readonly url: string;
  readonly authUrl: string;
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
  readonly channelId: string;
  readonly clientId: string;
  readonly clientSecret: string;
};

/** How long the tokens live that CXone gets from us. */
const TOKEN_SECONDS = 3600;
/** A token of CXone is renewed so long before its end. */
const RENEW_EARLY_MS = 60_000;

const AgentUser = z.object({ firstName: z.string().nullish(), nickname: z.string().nullish() });
const Attachment = z.object({ url: z.string(), friendlyName: z.string().nullish() });
const Content = z.object({ payload: z.object({ text: z.string().nullish() }).nullish() });
/** A reply's id on the external platform is the one that we answered. */
const Message = z.object({
  idOnExternalPlatform: z.string(),
  direction: z.string(),
  messageContent: Content.nullish(),
  authorUser: AgentUser.nullish(),
  attachments: z.array(Attachment).nullish(),
});
const Created = z.object({
  consumerContact: z.object({ id: z.union([z.string(), z.number()]).transform(String) }).nullish(),
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

/**
 * Relays chats to NICE CXone Digital Engagement (DFO API 3.0) as a channel of one's own (BYOC). CXone signs nothing: it fetches a
 * bearer token from us with the client's secret, and sends it with each reply and each event. A contact begins with a message, so a
 * chat opens with one that says who started it.
 */
export function niceChat(settings: NiceSettings): ChatProviderPort {
  const { url, authUrl, accessKeyId, accessKeySecret, channelId } = settings;
  let token: { readonly value: string; readonly untilMs: number } | undefined;

  /** Returns the headers of a call, with a token of the access key. */
  async function authorized() {
    if (token && token.untilMs > performance.now()) return { ok: true, answer: bearer(token.value) } as const;
    const issued = await ask(
      {
        url: `${authUrl}/authentication/v1/token/access-key`,
        ...{ headers: {}, body: { accessKeyId, accessKeySecret } },
      },
      z.object({ access_token: z.string(), expires_in: z.number() }),
    );
    if (!issued.ok) return issued;
    const { access_token: value, expires_in } = issued.answer;
    token = { value, untilMs: performance.now() + expires_in * 1000 - RENEW_EARLY_MS };
    return { ok: true, answer: bearer(value) } as const;
  }

  async function call<Schema extends z.ZodType>(
    path: string,
    request: Pick<ChatRequest, 'method' | 'body'>,
    schema: Schema,
  ) {
    const headers = await authorized();
    if (!headers.ok) return headers;
    const answer = await ask({ ...request, url: `${url}/dfo/3.0${path}`, headers: headers.answer }, schema);
    if (!answer.ok && answer.failure.status === 401) token = undefined;
    return answer;
  }

  const post = (thread: string, user: string, at: string, fields: object) =>
    call(
      `/channels/${encodeURIComponent(channelId)}/messages`,
      {
        body: {
          ...{ direction: 'inbound', createdAtWithMilliseconds: at },
          thread: { idOnExternalPlatform: thread },
          authorEndUserIdentity: { idOnExternalPlatform: user },
          ...{ recipients: [], attachments: [], ...fields },
        },
      },
      Created,
    );

  async function upload({ name, contentType, bytes }: OutgoingMessage['files'][number]) {
    const body = { content: Buffer.from(bytes).toString('base64'), mimeType: contentType, fileName: name };
    return call('/attachments/temporary', { body }, z.object({ url: z.string() }));
  }

  return {
    async open({ chat, name, skill, at }) {
      const user = applicantOf(chat);
      const [firstName = '', ...rest] = name.split(' ');
      const opened = await post(chat, user, at, {
        idOnExternalPlatform: chat,
        messageContent: text(`${name} started a chat (${skill}).`),
        authorEndUserIdentity: { idOnExternalPlatform: user, firstName, lastName: rest.join(' ') },
      });
      if (!opened.ok && opened.failure.status !== 409) return opened;
      const contact = opened.ok ? opened.answer.consumerContact?.id : undefined;
      return { ok: true, answer: { channel: chat, user, contact: contact ?? chat } };
    },

    async send({ channel, user }, message) {
      const attachments: object[] = [];
      for (const file of message.files) {
        const uploaded = await upload(file);
        if (!uploaded.ok) return uploaded;
        attachments.push({ url: uploaded.answer.url, friendlyName: file.name, mimeType: file.contentType });
      }
      const sent = await post(channel, user, message.at, {
        idOnExternalPlatform: message.key,
        ...{ messageContent: text(message.text), attachments },
      });
      // 409: an earlier attempt has arrived.
      return !sent.ok && sent.failure.status === 409 ? { ok: true, answer: undefined } : done(sent);
    },

    end: async ({ contact }) =>
      done(
        await call(
          `/contacts/${encodeURIComponent(contact)}/status`,
          { method: 'PUT', body: { status: 'closed' } },
          z.unknown(),
        ),
      ),

    async history({ contact }) {
      const read = await call(
        `/contacts/${encodeURIComponent(contact)}/messages`,
        { method: 'GET' },
        z.object({ data: z.array(Message) }),
      );
      return read.ok ? { ok: true, answer: read.answer.data.flatMap(agentMessage) } : read;
    },

    download: ({ at }) => readFile(at),

    readWebhook(request) {
      if (request.path === '/1.0/token') return issueToken(settings, request);
      const [scheme, sent] = headerOf(request, 'authorization')?.split(' ') ?? [];
      const isTrusted = scheme === 'Bearer' && isOurToken(settings, sent ?? '', request.nowMs);
      if (!isTrusted) return undefined;
      if (request.path === `/2.0/channel/${channelId}/outbound`) return readReply(request);
      return { events: eventsOf(Event.safeParse(jsonOf(request)).data) };
    },
  };
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

function text(words: string) {
  return { type: 'TEXT', payload: { text: words } };
}

/** Issues a token to whoever knows the client's secret (OAuth 2.0 client credentials). */
function issueToken(
  { clientId, clientSecret }: NiceSettings,
  request: WebhookRequest,
): ReadWebhook | undefined {
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

function isOurToken({ clientSecret: secret }: NiceSettings, token: string, nowMs: number): boolean {
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
function agentMessage(message: z.infer<typeof Message>): readonly ProviderMessage[] {
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
