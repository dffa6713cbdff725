import * as z from 'zod';
import {
  applicantOf,
  type ChatProviderPort,
  type ChatResult,
  type OutgoingMessage,
  type ProviderChannel,
} from './port.ts';
import { ask, done, readFile } from './request.ts';
import type { ChatSettings, SettingValues } from './settings.ts';
import { headerOf, isSignatureValid } from './signature.ts';
import { agentMessage, eventsOf, keyIn, Message } from './twilio-events.ts';

/** The variables of an account. */
export const TWILIO_SETTINGS = {
  url: {
    name: 'TWILIO_URL',
    description: 'The address of Twilio Conversations. Default https://conversations.twilio.com.',
    fallback: 'https://conversations.twilio.com',
  },
  mediaUrl: {
    name: 'TWILIO_MEDIA_URL',
    description: 'The address of Twilio’s files. Default https://mcs.us1.twilio.com.',
    fallback: 'https://mcs.us1.twilio.com',
  },
  accountSid: { name: 'TWILIO_ACCOUNT_SID', description: 'The Twilio account, AC….' },
  authToken: {
    name: 'TWILIO_AUTH_TOKEN',
    isSecret: true,
    description: 'The auth token of the Twilio account, which also signs its webhooks.',
  },
  serviceSid: { name: 'TWILIO_SERVICE_SID', description: 'The Conversations service, IS….' },
  flowSid: {
    name: 'TWILIO_FLOW_SID',
    description:
      'The Studio flow, FW…, that sends a new chat to the agents in Flex. Default none: agents find new conversations by themselves.',
    fallback: '',
  },
} as const satisfies ChatSettings;
type TwilioSettings = SettingValues<typeof TWILIO_SETTINGS>;

/** The longest body of a message. Source: Twilio Conversations API, Conversation Message resource. */
const MOST_CHARACTERS = 1600;
const PAGE_SIZE = 50;
const DONE: ChatResult<undefined> = { ok: true, answer: undefined };

const Conversation = z.object({ sid: z.string() });
/** The address of a file needs no key, and expires soon. */
const MediaLinks = z.object({ links: z.object({ content_direct_temporary: z.string() }) });
const Messages = z.object({ messages: z.array(Message) });

/**
 * Relays chats to Twilio Conversations (REST API v1). Agents answer in Flex or any other participant of the conversation. Twilio has no
 * typing notes outside its browser libraries, and splits a message: a text has at most 1,600 characters and a message one file.
 */
export function twilioChat(settings: TwilioSettings): ChatProviderPort {
  const { url, mediaUrl, accountSid, authToken, serviceSid, flowSid } = settings;
  const basic = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const headers = { authorization: `Basic ${basic}` };
  const conversations = `${url}/v1/Services/${serviceSid}/Conversations`;
  const media = `${mediaUrl}/v1/Services/${serviceSid}/Media`;
  const form = (fields: Record<string, string>) => ({ headers, body: new URLSearchParams(fields) });

  async function create(chat: string, name: string, skill: string) {
    const fields = { UniqueName: chat, FriendlyName: name, Attributes: JSON.stringify({ skill }) };
    const created = await ask({ url: conversations, ...form(fields) }, Conversation);
    // 409: an earlier attempt has created it.
    if (created.ok || created.failure.status !== 409) return created;
    return ask({ url: `${conversations}/${chat}`, method: 'GET', headers }, Conversation);
  }

  async function upload(file: OutgoingMessage['files'][number]) {
    return ask(
      {
        url: `${media}?Filename=${encodeURIComponent(file.name)}`,
        headers: { ...headers, 'content-type': file.contentType },
        body: file.bytes,
      },
      z.object({ sid: z.string() }),
    );
  }

  const newest = ({ channel }: ProviderChannel) =>
    ask(
      {
        url: `${conversations}/${channel}/Messages?Order=desc&PageSize=${PAGE_SIZE}`,
        ...{ method: 'GET', headers },
      },
      Messages,
    );

  /** Returns the parts of a message that an earlier attempt has sent. */
  async function partsSent(to: ProviderChannel, key: string): Promise<ChatResult<ReadonlySet<string>>> {
    const read = await newest(to);
    if (!read.ok) return read;
    const keys = read.answer.messages.map(({ attributes }) => keyIn(attributes));
    return { ok: true, answer: new Set(keys.filter((one) => one?.startsWith(`${key}:`)) as string[]) };
  }

  /** Hands a new conversation to the flow, and starts it with a message. Repeating this adds neither a second time. */
  async function route(to: ProviderChannel, chat: string, name: string): Promise<ChatResult<undefined>> {
    const sent = await partsSent(to, chat);
    if (!sent.ok || sent.answer.size > 0) return sent.ok ? DONE : sent;
    const webhooks = `${conversations}/${to.channel}/Webhooks`;
    const known = await ask(
      { url: webhooks, method: 'GET', headers },
      z.object({ webhooks: z.array(z.unknown()) }),
    );
    if (!known.ok) return known;
    if (known.answer.webhooks.length === 0) {
      const studio = { Target: 'studio', 'Configuration.FlowSid': flowSid };
      const created = await ask({ url: webhooks, ...form(studio) }, z.object({}));
      if (!created.ok) return created;
    }
    const opening = {
      ...{ Author: to.user, Body: `${name} started a chat.` },
      Attributes: JSON.stringify({ key: `${chat}:0` }),
    };
    const request = form(opening);
    // A message of the API starts no flow without this header.
    const calling = { ...request, headers: { ...headers, 'x-twilio-webhook-enabled': 'true' } };
    return done(await ask({ url: `${conversations}/${to.channel}/Messages`, ...calling }, Message));
  }

  return {
    async open({ chat, name, skill }) {
      const created = await create(chat, name, skill);
      if (!created.ok) return created;
      const { sid } = created.answer;
      const user = applicantOf(chat);
      const joined = await ask(
        { url: `${conversations}/${sid}/Participants`, ...form({ Identity: user }) },
        z.object({}),
      );
      if (!joined.ok && joined.failure.status !== 409) return joined;
      const answer = { channel: sid, user, contact: sid };
      const routed = flowSid === '' ? DONE : await route(answer, chat, name);
      return routed.ok ? { ok: true, answer } : routed;
    },

    async send(to, message) {
      const { key, text, files, isRepeat } = message;
      const sent: ChatResult<ReadonlySet<string>> = isRepeat
        ? await partsSent(to, key)
        : { ok: true, answer: new Set<string>() };
      if (!sent.ok) return sent;
      const parts = [...textParts(text).map((Body) => ({ Body })), ...files.map((file) => ({ file }))];
      for (const [index, part] of parts.entries()) {
        const partKey = `${key}:${index}`;
        if (sent.answer.has(partKey)) continue;
        const uploaded = 'file' in part ? await upload(part.file) : undefined;
        if (uploaded && !uploaded.ok) return uploaded;
        const fields = {
          Author: to.user,
          Attributes: JSON.stringify({ key: partKey }),
          ...('Body' in part && { Body: part.Body }),
          ...(uploaded && { MediaSid: uploaded.answer.sid }),
        };
        const created = await ask(
          { url: `${conversations}/${to.channel}/Messages`, ...form(fields) },
          Message,
        );
        if (!created.ok) return created;
      }
      return { ok: true, answer: undefined };
    },

    end: async ({ channel }) =>
      done(await ask({ url: `${conversations}/${channel}`, ...form({ State: 'closed' }) }, Conversation)),

    async history(of) {
      const read = await newest(of);
      if (!read.ok) return read;
      return { ok: true, answer: read.answer.messages.toReversed().flatMap(agentMessage) };
    },

    async download({ at }) {
      const found = await ask(
        { url: `${media}/${encodeURIComponent(at)}`, method: 'GET', headers },
        MediaLinks,
      );
      return found.ok ? readFile(found.answer.links.content_direct_temporary, mediaUrl) : undefined;
    },

    readWebhook({ url: address, headers: sent, rawBody }) {
      const fields = Object.fromEntries(new URLSearchParams(rawBody));
      const text = Object.keys(fields)
        .toSorted()
        .reduce((before, name) => before + name + fields[name], address);
      const signature = headerOf({ headers: sent }, 'x-twilio-signature');
      const isTrusted = isSignatureValid(signature, {
        ...{ algorithm: 'sha1', secret: authToken, text, encoding: 'base64' },
      });
      return isTrusted ? { events: eventsOf(fields) } : undefined;
    },
  };
}

function textParts(text: string): readonly string[] {
  const letters = Array.from(text);
  const count = Math.ceil(letters.length / MOST_CHARACTERS);
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * MOST_CHARACTERS, (at + 1) * MOST_CHARACTERS).join(''),
  );
}
