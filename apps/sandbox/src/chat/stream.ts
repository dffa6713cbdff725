import { createHmac } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { addMessage, findChat, keepFile, openChat } from './chats.ts';
import type { StandInChat, StandInMessage } from './conversation.ts';
import { type AgentEvent, type ChatDesk, type ChatStandIn, sendFile, uploadIn } from './stand-in.ts';
import { claimsIn } from './tokens.ts';

type SentMessage = {
  id?: string;
  text?: string;
  user_id?: string;
  attachments?: { asset_url?: string; title?: string }[];
};
type OfChannel = {
  Params: { id: string };
  Body: {
    data?: { created_by_id?: string; members?: (string | { user_id: string })[]; skill?: string };
    message?: SentMessage;
    event?: { type?: string };
    set?: { frozen?: boolean };
  };
};
type Users = { Body: { users?: Record<string, { id: string; name?: string }> } };

const KEY = 'sandbox';
const CHANNEL = '/channels/sandbox/:id';

/** Stream Chat, server-side REST API and its webhooks, as of November 2026. Checked against the `stream-chat` library 9. */
export function streamStandIn(desk: ChatDesk): ChatStandIn {
  const { store, clock, secret } = desk;
  const { state } = store;
  const people = new Map<string, string>();
  const agentOf = ({ agent = 'Agent' }: StandInChat) => ({ id: `agent-${agent.toLowerCase()}`, name: agent });

  const message = (chat: StandInChat, one: StandInMessage) => ({
    ...{ id: one.id, text: one.text, type: 'regular', cid: `sandbox:${chat.channel}`, created_at: one.at },
    user: one.from === 'AGENT' ? agentOf(chat) : { id: chat.user, name: chat.person },
    attachments: one.files.map((id) => ({
      ...{ type: 'file', asset_url: `${desk.url()}/stream/files/${id}`, title: state.chatFiles[id]?.name },
    })),
  });
  const channel = (chat: StandInChat) => ({
    ...{ id: chat.channel, type: 'sandbox', cid: `sandbox:${chat.channel}`, frozen: chat.ended },
  });
  const refuse = (reply: FastifyReply, status: number, code: number, words: string) =>
    reply.code(status).send({ code, message: words, StatusCode: status, duration: '1.00ms' });
  const missing = (reply: FastifyReply) => refuse(reply, 404, 16, "Can't find channel");

  return {
    port: 'stream',
    tellsOfReset: true,
    serve(scope) {
      scope.addHook('preHandler', async ({ headers, query, url }, reply) => {
        if (url.startsWith('/stream/files/')) return undefined;
        const { api_key } = query as { api_key?: string };
        const isKnown = api_key === KEY && claimsIn(headers.authorization, secret) !== undefined;
        return isKnown && headers['stream-auth-type'] === 'jwt'
          ? undefined
          : refuse(reply, 401, 43, 'JWT signature is invalid');
      });
      scope.post<Users>('/users', ({ body }, reply) => {
        for (const { id, name = '' } of Object.values(body.users ?? {})) people.set(id, name);
        return reply.code(201).send({ users: body.users, duration: '1.00ms' });
      });
      scope.post<OfChannel>(`${CHANNEL}/query`, ({ params: { id }, body }, reply) => {
        const user = body.data?.created_by_id ?? '';
        const [, wanted] = body.data?.members ?? [];
        const known = findChat(state, 'stream', id);
        if (!known && !people.has(user)) return refuse(reply, 400, 4, 'The users do not exist');
        const chat =
          known ??
          openChat(state, {
            ...{ port: 'stream', channel: id, name: id, user, person: people.get(user) ?? '' },
            skill: body.data?.skill ?? '',
            ...(wanted && { wanted: typeof wanted === 'string' ? wanted : wanted.user_id }),
          });
        const messages = chat.messages.map((one) => message(chat, one));
        return reply.code(201).send({ channel: channel(chat), messages, members: [], duration: '1.00ms' });
      });
      scope.post<OfChannel>(`${CHANNEL}/message`, ({ params, body }, reply) => {
        const chat = findChat(state, 'stream', params.id);
        if (!chat) return missing(reply);
        if (chat.ended) return refuse(reply, 403, 17, 'The channel is frozen');
        const { id = '', text = '', user_id, attachments = [] } = body.message ?? {};
        if (chat.messages.some((one) => one.id === id))
          return refuse(
            reply,
            400,
            4,
            `SendMessage failed with error: "a message with ID ${id} already exists"`,
          );
        if (user_id !== chat.user) return refuse(reply, 403, 17, 'The user is not a member');
        const files = attachments.map(({ asset_url = '' }) => asset_url.split('/').at(-1) ?? '');
        const added = addMessage(chat, clock.now(), { id, key: id, from: 'APPLICANT', text, files });
        return reply.code(201).send({ message: message(chat, added), duration: '1.00ms' });
      });
      scope.get<OfChannel>('/messages/:id', ({ params }, reply) => {
        const chat = state.chats.find(
          ({ port, messages }) => port === 'stream' && messages.some(({ id }) => id === params.id),
        );
        const found = chat?.messages.find(({ id }) => id === params.id);
        return chat && found ? reply.send({ message: message(chat, found) }) : missing(reply);
      });
      scope.post<OfChannel>(`${CHANNEL}/event`, ({ params, body }, reply) => {
        const chat = findChat(state, 'stream', params.id);
        if (!chat) return missing(reply);
        if (body.event?.type === 'typing.start') chat.typed += 1;
        return reply.code(201).send({ event: body.event, duration: '1.00ms' });
      });
      scope.patch<OfChannel>(CHANNEL, ({ params, body }, reply) => {
        const chat = findChat(state, 'stream', params.id);
        if (!chat) return missing(reply);
        chat.ended ||= body.set?.frozen === true;
        return reply.send({ channel: channel(chat), duration: '1.00ms' });
      });
      scope.post<OfChannel>(`${CHANNEL}/file`, async (request, reply) => {
        const file = keepFile(state, await uploadIn(request));
        return reply.code(201).send({ file: `${desk.url()}/stream/files/${file.id}`, duration: '1.00ms' });
      });
      scope.get<OfChannel>('/files/:id', ({ params }, reply) => sendFile(store, params.id, reply));
    },

    webhook(chat, event) {
      const body = JSON.stringify({
        ...{ cid: `sandbox:${chat.channel}`, channel_id: chat.channel, channel_type: 'sandbox' },
        ...{ created_at: clock.now(), ...fieldsOf(event) },
      });
      const signature = createHmac('sha256', secret).update(body, 'utf8').digest('hex');
      return {
        headers: { 'content-type': 'application/json', 'x-signature': signature, 'x-api-key': KEY },
        body,
      };

      function fieldsOf(happened: AgentEvent): object {
        switch (happened.kind) {
          case 'JOINED':
            return { type: 'member.added', member: { user_id: agentOf(chat).id, user: agentOf(chat) } };
          case 'SAID':
            return { type: 'message.new', message: message(chat, happened.message), user: agentOf(chat) };
          case 'TYPING':
            return { type: 'typing.start', user: agentOf(chat) };
          case 'ENDED':
            return { type: 'channel.updated', channel: { ...channel(chat), frozen: true } };
        }
      }
    },
  };
}
