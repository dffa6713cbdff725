import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { addMessage, chatIn, keepFile, openChat } from './chats.ts';
import type { StandInChat, StandInMessage } from './conversation.ts';
import {
  type AgentEvent,
  type ChatDesk,
  type ChatStandIn,
  type SignedRequest,
  sendFile,
} from './stand-in.ts';

type OfChannel = {
  Params: { id: string };
  Body: {
    idOnExternalPlatform?: string;
    thread?: { idOnExternalPlatform?: string };
    authorEndUserIdentity?: { idOnExternalPlatform?: string; firstName?: string; lastName?: string };
    messageContent?: { payload?: { text?: string } };
    attachments?: { url: string; friendlyName: string }[];
    status?: string;
  };
};
type Upload = { Body: { content: string; mimeType: string; fileName: string } };
type Keys = { Body: { accessKeyId?: string; accessKeySecret?: string } };

const CHANNEL = '/dfo/3.0/channels/sandbox';
/** What CXone's own sign-in gives to the server. */
const ACCESS = 'an access token of the stand-in';

/**
 * NICE CXone Digital Engagement, DFO API 3.0 with a channel of one's own (BYOC), and its events, as of November 2026. Events have the
 * fields of the examples in NICE's own mobile libraries.
 */
export function niceStandIn(desk: ChatDesk): ChatStandIn {
  const { store, clock, secret } = desk;
  const { state } = store;
  const contactOf = ({ channel }: StandInChat) => `contact-${channel.slice(0, 8)}`;
  const ofContact = (id: string) =>
    state.chats.find((chat) => chat.port === 'nice' && contactOf(chat) === id);
  const agentOf = ({ agent = 'Agent' }: StandInChat) => ({
    id: 12_328,
    firstName: agent,
    surname: '',
    nickname: '',
  });
  const attachments = ({ files }: StandInMessage) =>
    files.map((id) => ({ url: `${desk.url()}/nice/files/${id}`, friendlyName: state.chatFiles[id]?.name }));
  const content = (text: string) => ({ type: 'TEXT', payload: { text } });
  const refuse = (reply: FastifyReply, status: number, message: string) =>
    reply.code(status).send({ message });

  return {
    port: 'nice',
    serve(scope) {
      scope.addHook('preHandler', async ({ headers, url }, reply) => {
        const isOpen = url.startsWith('/nice/authentication/') || url.startsWith('/nice/files/');
        if (isOpen || headers.authorization === `Bearer ${ACCESS}`) return undefined;
        return refuse(reply, 401, 'Unauthorized');
      });
      scope.post<Keys>('/authentication/v1/token/access-key', ({ body }, reply) =>
        body.accessKeyId === 'sandbox' && body.accessKeySecret === secret
          ? reply.send({ access_token: ACCESS, token_type: 'Bearer', expires_in: 3600 })
          : refuse(reply, 401, 'Invalid access key'),
      );
      scope.post<OfChannel>(`${CHANNEL}/messages`, ({ body }, reply) => {
        const thread = body.thread?.idOnExternalPlatform ?? '';
        const id = body.idOnExternalPlatform ?? '';
        const { idOnExternalPlatform: user = '', firstName, lastName } = body.authorEndUserIdentity ?? {};
        const text = body.messageContent?.payload?.text ?? '';
        const known = chatIn(state, 'nice', thread);
        if (known?.messages.some((one) => one.key === id))
          return refuse(reply, 409, 'Message already exists');
        const person = [firstName, lastName].filter(Boolean).join(' ');
        const ids = { port: 'nice', channel: thread, name: thread, user } as const;
        const chat = known ?? openChat(state, { ...ids, person, skill: text.replace(/.*\((.*)\).*/, '$1') });
        const files = (body.attachments ?? []).map(({ url }) => url.split('/').at(-1) ?? '');
        addMessage(chat, clock.now(), { id: randomUUID(), key: id, from: 'APPLICANT', text, files });
        return reply.code(201).send({
          consumerContact: { id: contactOf(chat), threadIdOnExternalPlatform: thread, status: 'new' },
          message: { id, threadIdOnExternalPlatform: thread },
        });
      });
      scope.get<OfChannel>('/dfo/3.0/contacts/:id/messages', ({ params }, reply) => {
        const chat = ofContact(params.id);
        if (!chat) return refuse(reply, 404, 'Contact not found');
        const data = chat.messages.map((one) => ({
          ...{ id: one.id, idOnExternalPlatform: one.key, messageContent: content(one.text) },
          direction: one.from === 'AGENT' ? 'outbound' : 'inbound',
          authorUser: one.from === 'AGENT' ? agentOf(chat) : null,
          attachments: attachments(one),
        }));
        return reply.send({ data, hits: data.length });
      });
      scope.put<OfChannel>('/dfo/3.0/contacts/:id/status', ({ params, body }, reply) => {
        const chat = ofContact(params.id);
        if (!chat) return refuse(reply, 404, 'Contact not found');
        chat.ended ||= body.status === 'closed';
        return reply.send({});
      });
      scope.post<Upload>('/dfo/3.0/attachments/temporary', ({ body }, reply) => {
        const { content: base64, mimeType: type, fileName: name } = body;
        const file = keepFile(state, { name, type, base64 });
        return reply.code(201).send({ url: `${desk.url()}/nice/files/${file.id}` });
      });
      scope.get<OfChannel>('/files/:id', ({ params }, reply) => sendFile(store, params.id, reply));
    },

    /** CXone signs in with the client's secret first, and keeps the id that the server answers for a reply. */
    async webhook(chat, event, { reached }): Promise<SignedRequest> {
      const token = await fetch(`${reached}/1.0/token`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          grant_type: 'client_credentials',
          client_id: 'sandbox',
          client_secret: secret,
        }),
      });
      const { access_token = '' } = (await token.json()) as { access_token?: string };
      return {
        ...(event.kind === 'SAID' && { path: '/2.0/channel/sandbox/outbound' }),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${access_token}`,
          ...(event.kind === 'SAID' && { 'x-trace-id': event.message.id }),
        },
        body: JSON.stringify(bodyOf(event)),
      };

      function bodyOf(happened: AgentEvent): object {
        const thread = { id: `sandbox_${chat.channel}`, idOnExternalPlatform: chat.channel };
        const contact = {
          ...{ id: contactOf(chat), threadIdOnExternalPlatform: chat.channel, channelId: 'sandbox' },
          status: happened.kind === 'ENDED' ? 'closed' : 'open',
        };
        const event = (eventType: string, eventObject: string, data: object) => ({
          ...{ eventId: randomUUID(), eventObject, eventType, createdAt: clock.now() },
          data: { channel: { id: 'sandbox' }, ...data },
        });
        switch (happened.kind) {
          case 'JOINED':
            return event('CaseInboxAssigneeChanged', 'Case', {
              ...{ case: contact, inboxAssignee: agentOf(chat), previousInboxAssignee: null },
            });
          case 'SAID':
            return {
              ...{ brand: { id: 1 }, thread, messageContent: content(happened.message.text) },
              ...{ endUserRecipients: [{ idOnExternalPlatform: chat.user, isPrimary: true }] },
              ...{ authorUser: agentOf(chat), attachments: attachments(happened.message) },
            };
          case 'TYPING':
            return event('SenderTypingStarted', 'SenderAction', { thread, user: agentOf(chat) });
          case 'ENDED':
            return event('CaseStatusChanged', 'Case', { case: contact });
        }
      }
    },
  };
}
