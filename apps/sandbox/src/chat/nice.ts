import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { addMessage, findChat, keepFile, openChat } from './chats.ts';
import type { StandInChat, StandInMessage } from './conversation.ts';
import { contactOf, niceAgent, niceAttachments, niceText, niceWebhook } from './nice-webhooks.ts';
import { type ChatDesk, type ChatStandIn, sendFile } from './stand-in.ts';

type OfContact = { Params: { id: string }; Body: { status?: string } };
type Search = { Querystring: { 'idOnExternalPlatform[]'?: string } };
type Keys = { Body: { accessKeyId?: string; accessKeySecret?: string } };

/** Only the fields that the documentation lists. */
const NewMessage = z.strictObject({
  idOnExternalPlatform: z.string().min(1),
  direction: z.enum(['inbound', 'outbound']),
  createdAtWithMilliseconds: z.iso.datetime(),
  thread: z.strictObject({ idOnExternalPlatform: z.string(), threadName: z.string().optional() }),
  messageContent: z.strictObject({
    type: z.literal('TEXT'),
    payload: z.strictObject({ text: z.string() }),
  }),
  authorEndUserIdentity: z.strictObject({
    idOnExternalPlatform: z.string(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
  }),
  attachments: z.array(z.strictObject({ friendlyName: z.string(), url: z.url() })).default([]),
  recipients: z.array(z.unknown()).default([]),
});
const NewAttachment = z.strictObject({ content: z.base64(), mimeType: z.string() });

const API = '/dfo/3.0';
/** The access token that CXone gives to the server. */
const ACCESS = 'an access token of the stand-in';

/**
 * NICE CXone Digital Engagement, DFO API 3.0 with a channel of one's own (BYOC), as of November 2026. It refuses a field that the
 * documentation doesn't list.
 */
export function niceStandIn(desk: ChatDesk): ChatStandIn {
  const { store, clock, secret } = desk;
  const { state } = store;
  const ofContact = (id: string) =>
    state.chats.find((chat) => chat.port === 'nice' && contactOf(chat) === id);
  const message = (chat: StandInChat, one: StandInMessage) => ({
    ...{ id: one.id, idOnExternalPlatform: one.key, messageContent: niceText(one.text) },
    ...{ contactNumber: contactOf(chat), threadIdOnExternalPlatform: chat.channel },
    ...{ createdAt: one.at, createdAtWithMilliseconds: one.at },
    direction: one.from === 'AGENT' ? 'outbound' : 'inbound',
    authorUser: one.from === 'AGENT' ? niceAgent(chat) : null,
    attachments: niceAttachments(desk, one),
  });
  const contact = (chat: StandInChat) => ({
    ...{ id: contactOf(chat), threadIdOnExternalPlatform: chat.channel, channelId: 'sandbox' },
    status: chat.ended ? 'closed' : chat.agent ? 'open' : 'new',
    inboxAssigneeUser: chat.agent ? niceAgent(chat) : null,
  });
  const refuse = (reply: FastifyReply, status: number, words: string) =>
    reply.code(status).send({ errors: [{ message: words }], uid: randomUUID() });

  /** Gives an uploaded file the name that its message states. @returns its id */
  function named(url: string, name: string): string {
    const id = url.split('/').at(-1) ?? '';
    const file = state.chatFiles[id];
    if (file) file.name = name;
    return id;
  }

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
      scope.post(`${API}/channels/sandbox/messages`, (request, reply) => {
        const sent = NewMessage.safeParse(request.body);
        if (!sent.success) return refuse(reply, 400, z.prettifyError(sent.error));
        const { thread, idOnExternalPlatform: key, authorEndUserIdentity: author } = sent.data;
        const { text } = sent.data.messageContent.payload;
        const channel = thread.idOnExternalPlatform;
        const known = findChat(state, 'nice', channel);
        const ofChannel = state.chats.filter(({ port }) => port === 'nice');
        if (ofChannel.some(({ messages }) => messages.some((one) => one.key === key)))
          return refuse(reply, 409, 'Message already exists');
        const person = [author.firstName, author.lastName].filter(Boolean).join(' ');
        const ids = { port: 'nice', channel, name: channel, user: author.idOnExternalPlatform } as const;
        const chat = known ?? openChat(state, { ...ids, person, skill: text.replace(/.*\((.*)\).*/, '$1') });
        const files = sent.data.attachments.map(({ url, friendlyName }) => named(url, friendlyName));
        const from = 'APPLICANT' as const;
        const added = addMessage(chat, clock.now(), { id: randomUUID(), key, from, text, files });
        return reply.code(201).send({ consumerContact: contact(chat), message: message(chat, added) });
      });
      scope.get<Search>(`${API}/messages`, ({ query }, reply) => {
        const data = state.chats
          .filter(({ port }) => port === 'nice')
          .flatMap((chat) => chat.messages.map((one) => message(chat, one)))
          .filter(({ idOnExternalPlatform: id }) => id === query['idOnExternalPlatform[]']);
        return reply.send({ hits: data.length, data });
      });
      scope.get<OfContact>(`${API}/contacts/:id`, ({ params }, reply) => {
        const chat = ofContact(params.id);
        return chat ? reply.send(contact(chat)) : refuse(reply, 404, 'Contact not found');
      });
      scope.get<OfContact>(`${API}/contacts/:id/messages`, ({ params }, reply) => {
        const chat = ofContact(params.id);
        if (!chat) return refuse(reply, 404, 'Contact not found');
        // The API documents no order, so this returns an unhelpful one.
        const data = chat.messages.toReversed().map((one) => message(chat, one));
        return reply.send({ hits: data.length, data });
      });
      scope.put<OfContact>(`${API}/contacts/:id/status`, ({ params, body }, reply) => {
        const chat = ofContact(params.id);
        if (!chat) return refuse(reply, 404, 'Contact not found');
        chat.ended ||= body.status === 'closed';
        return reply.code(204).send();
      });
      scope.post(`${API}/attachments/temporary`, (request, reply) => {
        const sent = NewAttachment.safeParse(request.body);
        if (!sent.success) return refuse(reply, 400, z.prettifyError(sent.error));
        const { content: base64, mimeType: type } = sent.data;
        const { id } = keepFile(state, { name: '', type, base64 });
        return reply.code(201).send({ id, url: `${desk.url()}/nice/files/${id}` });
      });
      scope.get<OfContact>('/files/:id', ({ params }, reply) => sendFile(store, params.id, reply));
    },

    webhook: niceWebhook(desk),
  };
}
