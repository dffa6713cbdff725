import * as z from 'zod';
import { agentMessages, Contact, contactEvents, Message, readNiceWebhook } from './nice-events.ts';
import { applicantOf, type ChatProviderPort, type OutgoingMessage } from './port.ts';
import { ask, type ChatRequest, done, readFile } from './request.ts';
import type { ChatSettings, SettingValues } from './settings.ts';

/** The variables of an account. */
export const NICE_SETTINGS = {
  url: {
    name: 'NICE_URL',
    description: 'The API address of your CXone region, such as https://api-de-na1.niceincontact.com.',
  },
  authUrl: {
    name: 'NICE_AUTH_URL',
    description: 'The sign-in address of your CXone region, such as https://na1.nice-incontact.com.',
  },
  accessKeyId: { name: 'NICE_ACCESS_KEY_ID', description: 'The access key of a CXone user.' },
  accessKeySecret: {
    name: 'NICE_ACCESS_KEY_SECRET',
    isSecret: true,
    description: 'The secret of that access key.',
  },
  channelId: {
    name: 'NICE_CHANNEL_ID',
    description: 'The CXone channel of one’s own (BYOC) that takes the chats.',
  },
  clientId: {
    name: 'NICE_CLIENT_ID',
    description: 'The client id that CXone signs in here with, entered in its BYOC integration.',
  },
  clientSecret: {
    name: 'NICE_CLIENT_SECRET',
    isSecret: true,
    description: 'The secret of that client id.',
  },
} as const satisfies ChatSettings;
type NiceSettings = SettingValues<typeof NICE_SETTINGS>;

/** How long before its end a token of CXone is renewed. */
const RENEW_EARLY_MS = 60_000;

const ContactNumber = z.union([z.string(), z.number()]).transform(String);
const Created = z.object({ consumerContact: z.object({ id: ContactNumber }).nullish() });
const Found = z.object({ data: z.array(z.object({ contactNumber: ContactNumber.nullish() })) });

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

  /** Looks for a message that an earlier attempt may have sent. */
  const find = (key: string) =>
    call(
      `/messages?${new URLSearchParams({ 'idOnExternalPlatform[]': key, 'channel[]': channelId })}`,
      { method: 'GET' },
      Found,
    );

  async function upload({ contentType, bytes }: OutgoingMessage['files'][number]) {
    const body = { content: Buffer.from(bytes).toString('base64'), mimeType: contentType };
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
      const created = opened.ok ? opened.answer.consumerContact?.id : undefined;
      // 409: an earlier attempt has opened it, and its answer was lost. CXone must show it, or the 409 means something else.
      const found = created === undefined ? await find(chat) : undefined;
      if (found && !found.ok) return found;
      if (!opened.ok && found?.answer.data.length === 0) return opened;
      const contact = created ?? found?.answer.data[0]?.contactNumber ?? chat;
      return { ok: true, answer: { channel: chat, user, contact } };
    },

    async send({ channel, user }, message) {
      const found = message.isRepeat ? await find(message.key) : undefined;
      if (found && (!found.ok || found.answer.data.length > 0)) return done(found);
      const attachments: object[] = [];
      for (const file of message.files) {
        const uploaded = await upload(file);
        if (!uploaded.ok) return uploaded;
        attachments.push({ url: uploaded.answer.url, friendlyName: file.name });
      }
      const sent = await post(channel, user, message.at, {
        idOnExternalPlatform: message.key,
        ...{ messageContent: text(message.text), attachments },
      });
      if (sent.ok || sent.failure.status !== 409) return done(sent);
      // 409: an earlier attempt has arrived, if CXone shows it.
      const known = await find(message.key);
      return known.ok && known.answer.data.length === 0 ? sent : done(known);
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
      return read.ok ? { ok: true, answer: agentMessages(read.answer.data) } : read;
    },

    async happened({ channel, contact }) {
      const read = await call(`/contacts/${encodeURIComponent(contact)}`, { method: 'GET' }, Contact);
      return read.ok ? { ok: true, answer: contactEvents(channel, read.answer) } : read;
    },

    download: ({ at }) => readFile(at, url),

    readWebhook: (request) => readNiceWebhook(settings, request),
  };
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

function text(words: string) {
  return { type: 'TEXT', payload: { text: words } };
}
