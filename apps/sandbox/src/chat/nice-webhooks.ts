import { randomUUID } from 'node:crypto';
import type { StandInChat, StandInMessage } from './conversation.ts';
import type { AgentEvent, ChatDesk, ChatStandIn, SignedRequest } from './stand-in.ts';

/** Returns the number of a conversation's contact. */
export function contactOf({ channel }: StandInChat): string {
  return String(Number.parseInt(channel.slice(0, 8), 16));
}

export function niceAgent({ agent = 'Agent' }: StandInChat) {
  return {
    ...{ id: 12_328, firstName: agent, surname: '', nickname: '', loginUsername: agent, emailAddress: '' },
    ...{ isBotUser: false, isSurveyUser: false },
  };
}

export function niceAttachments({ store, url }: ChatDesk, { files }: StandInMessage) {
  return files.map((id) => ({
    ...{ url: `${url()}/nice/files/${id}`, friendlyName: store.state.chatFiles[id]?.name },
  }));
}

export function niceText(text: string) {
  return { type: 'TEXT', payload: { text }, fallbackText: text, postback: '' };
}

/** Returns the webhook that CXone sends about an agent's act. CXone first gets a token with the client's secret. */
export function niceWebhook(desk: ChatDesk): ChatStandIn['webhook'] {
  return async (chat, happened, { reached }): Promise<SignedRequest> => ({
    ...requestOf(desk, chat, happened),
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await accessToken(reached, desk.secret)}`,
      ...(happened.kind === 'SAID' && { 'x-trace-id': happened.message.id }),
    },
  });
}

async function accessToken(address: string, client_secret: string): Promise<string> {
  const answer = await fetch(`${address}/1.0/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', client_id: 'sandbox', client_secret }),
  });
  const { access_token = '' } = (await answer.json()) as { access_token?: string };
  return access_token;
}

function requestOf(desk: ChatDesk, chat: StandInChat, happened: AgentEvent): Omit<SignedRequest, 'headers'> {
  const thread = { id: `sandbox_${chat.channel}`, idOnExternalPlatform: chat.channel };
  const brand = { id: 1 };
  const event = (eventType: string, data: object) => ({
    body: JSON.stringify({
      ...{ eventId: randomUUID(), eventObject: 'Case', eventType, createdAt: desk.clock.now() },
      data: { brand, channel: { id: 'sandbox' }, ...data },
    }),
  });
  const contact = {
    ...{ id: contactOf(chat), threadIdOnExternalPlatform: chat.channel, channelId: 'sandbox' },
    status: happened.kind === 'ENDED' ? 'closed' : 'open',
  };
  switch (happened.kind) {
    case 'JOINED':
      return event('CaseInboxAssigneeChanged', {
        ...{ case: contact, inboxAssignee: niceAgent(chat), previousInboxAssignee: null },
      });
    case 'SAID':
      return {
        path: '/2.0/channel/sandbox/outbound',
        body: JSON.stringify({
          ...{ brand, thread, messageContent: niceText(happened.message.text) },
          ...{ endUserRecipients: [{ idOnExternalPlatform: chat.user, isPrimary: true }] },
          ...{ authorUser: niceAgent(chat), attachments: niceAttachments(desk, happened.message) },
        }),
      };
    case 'TYPING':
      return {
        path: `/1.0/channel/sandbox/thread/${chat.channel}/sender-action`,
        body: JSON.stringify({ brand, senderAction: { action: 'isTypingOn' }, authorUser: niceAgent(chat) }),
      };
    case 'ENDED':
      return event('CaseStatusChanged', { case: contact });
  }
}
