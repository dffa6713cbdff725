import { CHAT_TOKEN_HOURS } from '@homeline/domain/chat/conversation.ts';
import { SignJWT } from 'jose';
import * as z from 'zod';
import {
  applicantOf,
  type ChatProviderPort,
  isApplicant,
  type ProviderChannel,
  type ProviderEvent,
  type ProviderMessage,
} from './port.ts';
import { ask, type ChatRequest, done, readFile } from './request.ts';
import type { ChatSettings, SettingValues } from './settings.ts';
import { headerOf, isSignatureValid, jsonOf } from './signature.ts';

/** The variables of an account. */
export const STREAM_SETTINGS = {
  url: {
    name: 'STREAM_URL',
    description: 'The address of Stream Chat. Default https://chat.stream-io-api.com.',
    fallback: 'https://chat.stream-io-api.com',
  },
  apiKey: { name: 'STREAM_API_KEY', description: 'The key of the Stream app.' },
  apiSecret: {
    name: 'STREAM_API_SECRET',
    isSecret: true,
    description: 'The secret of the Stream app, which also signs its webhooks.',
  },
  channelType: {
    name: 'STREAM_CHANNEL_TYPE',
    description: 'The type of the channels. Default messaging.',
    fallback: 'messaging',
  },
} as const satisfies ChatSettings;
type StreamSettings = SettingValues<typeof STREAM_SETTINGS>;

const PAGE_SIZE = 50;

const User = z.object({ id: z.string(), name: z.string().optional() });
const Attachment = z.object({
  title: z.string().optional(),
  asset_url: z.string().optional(),
  image_url: z.string().optional(),
});
const Message = z.object({
  id: z.string(),
  text: z.string().nullish(),
  type: z.string().optional(),
  user: User.nullish(),
  attachments: z.array(Attachment).nullish(),
});
const Event = z.object({
  type: z.string(),
  channel_id: z.string().optional(),
  channel: z.object({ frozen: z.boolean().optional() }).optional(),
  message: Message.optional(),
  member: z.object({ user: User.optional(), user_id: z.string().optional() }).optional(),
  user: User.optional(),
});

/**
 * Relays chats to Stream Chat (server-side REST API). A channel has our chat's uuid as its id and a message our key, so neither is
 * there twice.
 */
export function streamChat({ url, apiKey, apiSecret, channelType }: StreamSettings): ChatProviderPort {
  const secret = new TextEncoder().encode(apiSecret);
  const signed = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });

  async function call<Schema extends z.ZodType>(
    path: string,
    request: Pick<ChatRequest, 'method' | 'body'>,
    schema: Schema,
  ) {
    return ask(
      {
        ...request,
        url: `${url}${path}?api_key=${encodeURIComponent(apiKey)}`,
        headers: { authorization: await signed({ server: true }).sign(secret), 'stream-auth-type': 'jwt' },
      },
      schema,
    );
  }

  const pathOf = (channel: string) => `/channels/${channelType}/${channel}`;
  const query = (channel: string, body: object) =>
    call(
      `${pathOf(channel)}/query`,
      { body: { watch: false, presence: false, ...body } },
      z.object({ messages: z.array(Message).default([]) }),
    );

  async function upload({ channel, user }: ProviderChannel, name: string, type: string, bytes: Uint8Array) {
    const body = new FormData();
    body.set('file', new File([Buffer.from(bytes)], name, { type }));
    body.set('user', JSON.stringify({ id: user }));
    return call(`${pathOf(channel)}/file`, { body }, z.object({ file: z.string() }));
  }

  return {
    async open({ chat, name, skill, agent }) {
      const user = applicantOf(chat);
      const users = { [user]: { id: user, name } };
      const known = await call('/users', { body: { users } }, z.object({}));
      if (!known.ok) return known;
      const members = agent ? [user, agent] : [user];
      const opened = await query(chat, { state: false, data: { created_by_id: user, members, skill } });
      return opened.ok ? { ok: true, answer: { channel: chat, user, contact: chat } } : opened;
    },

    async send(to, { key, text, files, isRepeat }) {
      if (isRepeat) {
        const known = await call(`/messages/${key}`, { method: 'GET' }, z.object({}));
        if (known.ok) return done(known);
        if (known.failure.failed !== 'GONE') return known;
      }
      const attachments: object[] = [];
      for (const { name, contentType, bytes } of files) {
        const uploaded = await upload(to, name, contentType, bytes);
        if (!uploaded.ok) return uploaded;
        const { file: asset_url } = uploaded.answer;
        attachments.push({
          ...{ type: 'file', asset_url, title: name },
          ...{ mime_type: contentType, file_size: bytes.length },
        });
      }
      const message = { id: key, text, user_id: to.user, attachments };
      return done(await call(`${pathOf(to.channel)}/message`, { body: { message } }, z.object({})));
    },

    async typing({ channel, user: user_id }) {
      const event = { type: 'typing.start', user_id };
      return done(await call(`${pathOf(channel)}/event`, { body: { event } }, z.object({})));
    },

    end: async ({ channel }) =>
      done(await call(pathOf(channel), { method: 'PATCH', body: { set: { frozen: true } } }, z.object({}))),

    async history({ channel }) {
      const read = await query(channel, { state: true, messages: { limit: PAGE_SIZE } });
      return read.ok ? { ok: true, answer: read.answer.messages.flatMap(agentMessage) } : read;
    },

    download: ({ at }) => readFile(at, url),

    userToken: (user) => signed({ user_id: user }).setExpirationTime(`${CHAT_TOKEN_HOURS}h`).sign(secret),

    readWebhook(request) {
      const { rawBody: text } = request;
      const isTrusted = isSignatureValid(headerOf(request, 'x-signature'), {
        ...{ algorithm: 'sha256', secret: apiSecret, text, encoding: 'hex' },
      });
      return isTrusted ? { events: eventsOf(Event.safeParse(jsonOf(request)).data) } : undefined;
    },
  };
}

function eventsOf(event: z.infer<typeof Event> | undefined): readonly ProviderEvent[] {
  const channel = event?.channel_id;
  if (channel === undefined) return [];
  switch (event?.type) {
    case 'member.added': {
      const { user, user_id } = event.member ?? {};
      const id = user?.id ?? user_id;
      if (id === undefined || isApplicant(id)) return [];
      return [{ channel, kind: 'JOINED', agent: user?.name ?? id }];
    }
    case 'message.new': {
      const found = event.message ? agentMessage(event.message) : [];
      return found.map((message) => ({ channel, kind: 'MESSAGE', message }));
    }
    case 'typing.start':
      return event.user && !isApplicant(event.user.id) ? [{ channel, kind: 'TYPING' }] : [];
    case 'channel.updated':
      return event.channel?.frozen === true ? [{ channel, kind: 'ENDED', by: 'FROZEN' }] : [];
    case 'channel.deleted':
      return [{ channel, kind: 'ENDED', by: 'FROZEN' }];
    default:
      return [];
  }
}

/** Returns the message if an agent wrote it. */
function agentMessage(message: z.infer<typeof Message>): readonly ProviderMessage[] {
  const { id, text, type, user, attachments } = message;
  if (!user || isApplicant(user.id) || type === 'system' || type === 'deleted') return [];
  const files = (attachments ?? []).flatMap(({ title, asset_url, image_url }) => {
    const at = asset_url ?? image_url;
    return at === undefined ? [] : [{ name: title ?? 'file', at }];
  });
  return [{ id, agent: user.name ?? user.id, text: text ?? '', files }];
}
