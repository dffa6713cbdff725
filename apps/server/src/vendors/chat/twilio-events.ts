import * as z from 'zod';
import { isApplicant, type ProviderEvent, type ProviderMessage } from './port.ts';

const Media = z.array(z.object({ sid: z.string(), filename: z.string().nullish() })).nullish();
/** A message of the REST API. */
export const Message = z.object({
  sid: z.string(),
  author: z.string().nullish(),
  body: z.string().nullish(),
  attributes: z.string().nullish(),
  media: Media,
});

/** Parses a verified webhook. */
export function eventsOf(fields: Readonly<Record<string, string>>): readonly ProviderEvent[] {
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
export function agentMessage({
  sid,
  author,
  body,
  media,
}: z.infer<typeof Message>): readonly ProviderMessage[] {
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

/** Returns the key that a message of ours carries in its attributes. */
export function keyIn(attributes: string | null | undefined): string | undefined {
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

function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
