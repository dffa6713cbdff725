import { SignJWT } from 'jose';
import * as z from 'zod';
import {
  applicantOf,
  type ChatProviderPort,
  isApplicant,
  type ProviderEvent,
  type ProviderMessage,
} from './port.ts';
import { ask, type ChatRequest, done, readFile } from './request.ts';
import type { ChatSettings, SettingValues } from './settings.ts';
import { headerOf, isSignatureValid, jsonOf } from './signature.ts';

/** The variables of an account. */
export const TALKJS_SETTINGS = {
  url: {
    name: 'TALKJS_URL',
    description: 'The address of TalkJS. Default https://api.talkjs.com.',
    fallback: 'https://api.talkjs.com',
  },
  appId: { name: 'TALKJS_APP_ID', description: 'The id of the TalkJS app.' },
  secretKey: {
    name: 'TALKJS_SECRET_KEY',
    isSecret: true,
    description: 'A secret key of the TalkJS app that is also used for webhooks.',
  },
} as const satisfies ChatSettings;
type TalkJsSettings = SettingValues<typeof TALKJS_SETTINGS>;

const PAGE_SIZE = 30;
/** How long a token of ours lives: it serves one request. Source: TalkJS, “Get started with the REST API”. */
const TOKEN_LIFE = '30s';
/** The largest accepted age of a webhook's timestamp. TalkJS repeats a webhook once, soon. */
const TOLERANCE_MS = 300_000;
/** Seconds since 1970 stay below this until the year 5138; milliseconds are above it since 1973. */
const LEAST_MS = 100_000_000_000;

const Message = z.object({
  id: z.string(),
  text: z.string().nullish(),
  senderId: z.string().nullish(),
  attachment: z.object({ url: z.string() }).nullish(),
});
const Event = z.object({
  type: z.string(),
  data: z.object({
    conversation: z.object({ id: z.string() }).optional(),
    sender: z.object({ name: z.string().nullish() }).nullish(),
    message: Message.extend({ conversationId: z.string() }).optional(),
  }),
});

/**
 * Relays chats to TalkJS (REST API v1). TalkJS reports neither typing nor agents who join: an agent joins with their first message.
 * A chat ends when the lender's own agent page deletes the conversation, which only the REST API can.
 */
export function talkJsChat({ url, appId, secretKey }: TalkJsSettings): ChatProviderPort {
  const secret = new TextEncoder().encode(secretKey);
  const appToken = () =>
    new SignJWT({ tokenType: 'app' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuer(appId)
      .setExpirationTime(TOKEN_LIFE)
      .sign(secret);

  async function call<Schema extends z.ZodType>(
    path: string,
    request: Pick<ChatRequest, 'method' | 'body'>,
    schema: Schema,
  ) {
    const headers = { authorization: `Bearer ${await appToken()}` };
    return ask({ ...request, url: `${url}/v1/${appId}${path}`, headers }, schema);
  }

  async function upload(name: string, type: string, bytes: Uint8Array) {
    const body = new FormData();
    body.set('file', new File([Buffer.from(bytes)], name, { type }));
    return call('/files', { body }, z.object({ attachmentToken: z.string() }));
  }

  return {
    async open({ chat, name, skill }) {
      const user = applicantOf(chat);
      const known = await call(`/users/${user}`, { method: 'PUT', body: { name } }, z.unknown());
      if (!known.ok) return known;
      const opened = await call(
        `/conversations/${chat}`,
        { method: 'PUT', body: { participants: [user], subject: name, custom: { skill } } },
        z.unknown(),
      );
      return opened.ok ? { ok: true, answer: { channel: chat, user, contact: chat } } : opened;
    },

    async send({ channel, user: sender }, { key, text, files }) {
      const one = { sender, type: 'UserMessage' };
      const messages: object[] = text === '' ? [] : [{ ...one, text, idempotencyKey: key }];
      for (const [index, { name, contentType, bytes }] of files.entries()) {
        const uploaded = await upload(name, contentType, bytes);
        if (!uploaded.ok) return uploaded;
        const { attachmentToken } = uploaded.answer;
        messages.push({ ...one, attachmentToken, idempotencyKey: `${key}:${index}` });
      }
      for (const message of messages) {
        const sent = await call(`/conversations/${channel}/messages`, { body: [message] }, z.unknown());
        if (!sent.ok) return sent;
      }
      return { ok: true, answer: undefined };
    },

    /** The conversation stays for the agents to read. */
    end: async ({ channel, user }) =>
      done(
        await call(
          `/conversations/${channel}/participants/${user}`,
          { method: 'PATCH', body: { access: 'Read' } },
          z.unknown(),
        ),
      ),

    async history({ channel }) {
      const read = await call(
        `/conversations/${channel}/messages?limit=${PAGE_SIZE}`,
        { method: 'GET' },
        z.object({ data: z.array(Message) }),
      );
      if (!read.ok) return read;
      return { ok: true, answer: read.answer.data.toReversed().flatMap((one) => agentMessage(one)) };
    },

    download: ({ at }) => readFile(at, url),

    readWebhook(request) {
      const timestamp = headerOf(request, 'x-talkjs-timestamp') ?? '';
      const signature = headerOf(request, 'x-talkjs-signature')?.toLowerCase();
      const isRecent = Math.abs(request.nowMs - msOf(timestamp)) <= TOLERANCE_MS;
      const isTrusted = isSignatureValid(signature, {
        ...{ algorithm: 'sha256', secret: secretKey, encoding: 'hex' },
        text: `${timestamp}.${request.rawBody}`,
      });
      return isTrusted && isRecent ? { events: eventsOf(Event.safeParse(jsonOf(request)).data) } : undefined;
    },
  };
}

/** Returns a webhook's timestamp in milliseconds. TalkJS doesn't document its unit. */
function msOf(timestamp: string): number {
  const value = Number(timestamp);
  return value < LEAST_MS ? value * 1000 : value;
}

function eventsOf(event: z.infer<typeof Event> | undefined): readonly ProviderEvent[] {
  const { conversation, message, sender } = event?.data ?? {};
  switch (event?.type) {
    case 'message.sent': {
      const channel = message?.conversationId;
      const found = message ? agentMessage(message, sender?.name) : [];
      return channel === undefined ? [] : found.map((one) => ({ channel, kind: 'MESSAGE', message: one }));
    }
    case 'conversation.deleted':
      return conversation ? [{ channel: conversation.id, kind: 'ENDED', by: 'AGENT' }] : [];
    default:
      return [];
  }
}

/** Returns the message if an agent wrote it. A system message has no sender. */
function agentMessage(
  { id, text, senderId, attachment }: z.infer<typeof Message>,
  name?: string | null,
): readonly ProviderMessage[] {
  if (!senderId || isApplicant(senderId)) return [];
  const files = attachment ? [{ name: fileNameIn(attachment.url), at: attachment.url }] : [];
  return [{ id, ...(name && { agent: name }), text: text ?? '', files }];
}

function fileNameIn(url: string): string {
  const path = URL.canParse(url) ? new URL(url).pathname : '';
  return decodeURIComponent(path.split('/').at(-1) ?? '') || 'file';
}
