import * as z from 'zod';
import {
  applicantOf,
  type ChatProviderPort,
  type ChatResult,
  isApplicant,
  type OutgoingMessage,
  type ProviderChannel,
  type ProviderEvent,
  type ProviderMessage,
} from './port.ts';
import { ask, done, readFile } from './request.ts';
import { headerOf, isSigned } from './signature.ts';

export type TwilioSettings = {
  readonly url: string;
  readonly mediaUrl: string;
  readonly accountSid: string;
  readonly authToken: string;
  readonly serviceSid: string;
};

/** The longest body of a message. Source: Twilio Conversations API, Conversation Message resource. */
const MOST_CHARACTERS = 1600;
const PAGE_SIZE = 50;

const Conversation = z.object({ sid: z.string() });
const Media = z.array(z.object({ sid: z.string(), filename: z.string().nullish() })).nullish();
const Message = z.object({
  sid: z.string(),
  author: z.string().nullish(),
  body: z.string().nullish(),
  attributes: z.string().nullish(),
  media: Media,
});
/** The address of a file needs no key, and ends soon. */
const MediaLinks = z.object({ links: z.object({ content_direct_temporary: z.string() }) });
const Messages = z.object({ messages: z.array(Message) });

/**
 * Relays chats to Twilio Conversations (REST API v1). Agents answer in Flex or any other participant of the conversation. Twilio has no
 * typing notes outside its browser libraries, and splits a message: a text has at most 1,600 characters and a message one file.
 */
export function twilioChat(settings: TwilioSettings): ChatProviderPort {
  const { url, mediaUrl, accountSid, authToken, serviceSid } = settings;
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
      return { ok: true, answer: { channel: sid, user, contact: sid } };
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
      return found.ok ? readFile(found.answer.links.content_direct_temporary) : undefined;
    },

    readWebhook({ url: address, headers: sent, rawBody }) {
      const fields = Object.fromEntries(new URLSearchParams(rawBody));
      const text = Object.keys(fields)
        .toSorted()
        .reduce((before, name) => before + name + fields[name], address);
      const signature = headerOf({ headers: sent }, 'x-twilio-signature');
      const isTrusted = isSigned(signature, {
        ...{ algorithm: 'sha1', secret: authToken, text, encoding: 'base64' },
      });
      return isTrusted ? { events: eventsOf(fields) } : undefined;
    },
  };
}

function eventsOf(fields: Readonly<Record<string, string>>): readonly ProviderEvent[] {
  const { EventType, ConversationSid: channel = '' } = fields;
  switch (EventType) {
    case 'onParticipantAdded': {
      const { Identity = '', Attributes } = fields;
      if (Identity === '' || isApplicant(Identity)) return [];
      return [{ channel, kind: 'JOINED', agent: agentName(Identity, Attributes) }];
    }
    case 'onMessageAdded': {
      const { MessageSid: sid = '', Author: author, Body: body, Media: media } = fields;
      const found = agentMessage({ sid, author, body, media: mediaIn(media) });
      return found.map((message) => ({ channel, kind: 'MESSAGE', message }));
    }
    case 'onConversationStateUpdated':
      return fields['StateTo'] === 'closed' ? [{ channel, kind: 'ENDED', by: 'AGENT' }] : [];
    case 'onConversationRemoved':
      return [{ channel, kind: 'ENDED', by: 'FROZEN' }];
    default:
      return [];
  }
}

/** Returns the message if an agent wrote it. */
function agentMessage({ sid, author, body, media }: z.infer<typeof Message>): readonly ProviderMessage[] {
  if (!author || author === 'system' || isApplicant(author)) return [];
  const files = (media ?? []).map((file) => ({ name: file.filename ?? 'file', at: file.sid }));
  return [{ id: sid, agent: agentName(author, undefined), text: body ?? '', files }];
}

const WebhookMedia = z.array(z.object({ Sid: z.string(), Filename: z.string().nullish() }));

/** A webhook carries its media as JSON with names of its own. */
function mediaIn(text: string | undefined): z.infer<typeof Media> {
  const read = WebhookMedia.safeParse(parsed(text));
  return read.data?.map(({ Sid, Filename }) => ({ sid: Sid, filename: Filename }));
}

function keyIn(attributes: string | null | undefined): string | undefined {
  return z.object({ key: z.string() }).safeParse(parsed(attributes)).data?.key;
}

/** Returns an agent's name: as the participant's attributes say, else from their identity, in which Flex writes `ann_40lender` for `ann@lender`. */
function agentName(identity: string, attributes: string | undefined): string {
  const named = z.object({ friendlyName: z.string().min(1) }).safeParse(parsed(attributes)).data;
  if (named) return named.friendlyName;
  const decoded = identity.replace(/_([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  const [first = ''] = decoded.split(/[@._ ]/);
  return first.charAt(0).toUpperCase() + first.slice(1);
}

function textParts(text: string): readonly string[] {
  const letters = Array.from(text);
  const count = Math.ceil(letters.length / MOST_CHARACTERS);
  return Array.from({ length: count }, (_, at) =>
    letters.slice(at * MOST_CHARACTERS, (at + 1) * MOST_CHARACTERS).join(''),
  );
}

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
