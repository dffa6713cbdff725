import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { addMessage, findChat, keepFile, openChat } from './chats.ts';
import type { StandInChat, StandInMessage } from './conversation.ts';
import { type ChatDesk, type ChatStandIn, sendFile, uploadIn } from './stand-in.ts';
import { claimsIn } from './tokens.ts';

type SentMessage = {
  text?: string;
  sender?: string;
  type?: string;
  attachmentToken?: string;
  idempotencyKey?: string;
};
type OfConversation = {
  Params: { id: string; user: string };
  Querystring: { limit?: string };
  Body: {
    name?: string;
    participants?: string[];
    subject?: string;
    custom?: { skill?: string };
    access?: string;
  };
};

const APP_ID = 'sandbox';
/** The most messages that one request may send. */
const MOST_MESSAGES = 10;
/** The most messages that one request may list. */
const MOST_LISTED = 100;
const APP = `/v1/${APP_ID}`;

/** TalkJS, REST API v1 and its webhooks, as of November 2026. It knows the server by a token for one request, not by the bare secret key. */
export function talkJsStandIn(desk: ChatDesk): ChatStandIn {
  const { store, clock, secret } = desk;
  const { state } = store;
  const people = new Map<string, string>();

  const message = (chat: StandInChat, one: StandInMessage) => {
    const [file] = one.files;
    const kept = file === undefined ? undefined : state.chatFiles[file];
    return {
      ...{ id: one.id, conversationId: chat.channel, text: one.text || null, type: 'UserMessage' },
      senderId: one.from === 'AGENT' ? agentOf(chat).id : chat.user,
      ...{ createdAt: Date.parse(one.at), origin: one.from === 'AGENT' ? 'web' : 'rest', readBy: [] },
      attachment: kept ? { url: fileUrl(kept), size: Buffer.from(kept.base64, 'base64').length } : null,
    };
  };
  const fileUrl = ({ id, name }: { id: string; name: string }) =>
    `${desk.url()}/talkjs/files/${id}/${encodeURIComponent(name)}`;
  const refuse = (reply: FastifyReply, status: number, errorCode: string) =>
    reply.code(status).send({ errorCode, reasons: {} });

  return {
    port: 'talkjs',
    serve(scope) {
      scope.addHook('preHandler', async ({ headers, url }, reply) => {
        const isKnown = isAppToken(headers.authorization?.replace(/^Bearer /, ''), secret);
        if (url.startsWith('/talkjs/files/') || isKnown) return undefined;
        return refuse(reply, 401, 'UNAUTHORIZED');
      });
      scope.put<OfConversation>(`${APP}/users/:id`, ({ params, body }, reply) => {
        people.set(params.id, body.name ?? '');
        return reply.send({});
      });
      scope.put<OfConversation>(`${APP}/conversations/:id`, ({ params: { id }, body }, reply) => {
        const [user = ''] = body.participants ?? [];
        if (!people.has(user)) return refuse(reply, 400, 'USER_NOT_FOUND');
        openChat(state, {
          ...{ port: 'talkjs', channel: id, name: id, user, person: people.get(user) ?? '' },
          skill: body.custom?.skill ?? '',
        });
        return reply.send({});
      });
      scope.post<OfConversation>(`${APP}/conversations/:id/messages`, ({ params, body }, reply) => {
        const chat = findChat(state, 'talkjs', params.id);
        if (!chat) return refuse(reply, 404, 'CONVERSATION_NOT_FOUND');
        const sent = body as unknown as SentMessage[];
        if (!Array.isArray(sent) || sent.length > MOST_MESSAGES) return refuse(reply, 400, 'INVALID_BODY');
        const ids = sent.map(({ text = '', sender, attachmentToken, idempotencyKey: key = '' }) => {
          const known = chat.messages.find((one) => key !== '' && one.key === key);
          if (known || sender !== chat.user) return { id: known?.id };
          const id = `msg_${randomUUID().replaceAll('-', '')}`;
          const files = attachmentToken ? [attachmentToken] : [];
          return { id: addMessage(chat, clock.now(), { id, key, from: 'APPLICANT', text, files }).id };
        });
        return reply.send(ids);
      });
      scope.get<OfConversation>(`${APP}/conversations/:id/messages`, ({ params, query }, reply) => {
        const chat = findChat(state, 'talkjs', params.id);
        if (!chat) return refuse(reply, 404, 'CONVERSATION_NOT_FOUND');
        const limit = Number(query.limit ?? 10);
        if (!(limit >= 1 && limit <= MOST_LISTED)) return refuse(reply, 400, 'INVALID_LIMIT');
        const newest = chat.messages.toReversed().slice(0, limit);
        return reply.send({ data: newest.map((one) => message(chat, one)) });
      });
      scope.patch<OfConversation>(
        `${APP}/conversations/:id/participants/:user`,
        ({ params, body }, reply) => {
          const chat = findChat(state, 'talkjs', params.id);
          if (chat?.user !== params.user) return refuse(reply, 404, 'CONVERSATION_NOT_FOUND');
          chat.ended ||= body.access === 'Read';
          return reply.send({});
        },
      );
      scope.post(`${APP}/files`, async (request, reply) =>
        reply.send({ attachmentToken: keepFile(state, await uploadIn(request)).id }),
      );
      scope.get<OfConversation>('/files/:id/:name', ({ params }, reply) => sendFile(store, params.id, reply));
    },

    webhook(chat, event) {
      if (event.kind === 'JOINED' || event.kind === 'TYPING') return undefined;
      const conversation = { id: chat.channel, subject: chat.person, custom: {}, participants: {} };
      const data =
        event.kind === 'SAID'
          ? { conversation, sender: agentOf(chat), message: message(chat, event.message) }
          : { conversation };
      const body = JSON.stringify({
        ...{ createdAt: Date.now(), data, id: `evt_${randomUUID()}` },
        type: event.kind === 'SAID' ? 'message.sent' : 'conversation.deleted',
      });
      const timestamp = String(Date.now());
      const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`, 'utf8').digest('hex');
      return {
        headers: {
          'content-type': 'application/json',
          'x-talkjs-timestamp': timestamp,
          'x-talkjs-signature': signature.toUpperCase(),
        },
        body,
      };
    },
  };
}

function isAppToken(token: string | undefined, secret: string): boolean {
  const { iss, tokenType, exp } = claimsIn(token, secret) ?? {};
  return iss === APP_ID && tokenType === 'app' && Number(exp) * 1000 > Date.now();
}

function agentOf({ agent = 'Agent' }: StandInChat) {
  return { id: `agent-${agent.toLowerCase()}`, name: agent, role: 'agent' };
}
