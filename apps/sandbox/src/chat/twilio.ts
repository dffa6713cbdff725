import { createHmac } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { addMessage, findChat, keepFile, openChat, twilioSid } from './chats.ts';
import type { StandInChat, StandInMessage } from './conversation.ts';
import { type AgentEvent, type ChatDesk, type ChatStandIn, sendFile, uploadIn } from './stand-in.ts';

type Named = { Params: { sid: string }; Body: Record<string, string> | undefined };
type Listed = Named & { Querystring: { PageSize?: string; Order?: string } };

const ACCOUNT = 'sandbox';
const BASE = '/v1/Services/sandbox';
const IDENTITY = (agent: string) => `${agent.toLowerCase().replaceAll(' ', '.')}_40lender_2Eexample`;

/** Twilio Conversations, REST API v1 and its webhooks, as of November 2026. Checked against the `twilio` library 6. */
export function twilioStandIn(desk: ChatDesk): ChatStandIn {
  const { store, clock, secret } = desk;
  const { state } = store;
  const basic = `Basic ${Buffer.from(`${ACCOUNT}:${secret}`).toString('base64')}`;

  const conversation = (chat: StandInChat) => ({
    ...{ sid: chat.channel, account_sid: ACCOUNT, chat_service_sid: 'sandbox' },
    ...{ unique_name: chat.name, friendly_name: chat.person, state: chat.ended ? 'closed' : 'active' },
    ...{ attributes: JSON.stringify({ skill: chat.skill }), date_created: clock.now() },
  });
  const mediaOf = ({ files }: StandInMessage) =>
    files.flatMap((id) => {
      const file = state.chatFiles[id];
      return file ? [{ ...file, size: Buffer.from(file.base64, 'base64').length }] : [];
    });
  const message = (chat: StandInChat, one: StandInMessage) => ({
    ...{ sid: one.id, conversation_sid: chat.channel, body: one.text || null, date_created: one.at },
    author: one.from === 'AGENT' ? IDENTITY(chat.agent ?? 'Agent') : chat.user,
    attributes: JSON.stringify(one.key ? { key: one.key } : {}),
    media: mediaOf(one).map(({ id, name, type, size }) => ({
      ...{ sid: id, filename: name, content_type: type, size },
    })),
    index: chat.messages.indexOf(one),
  });
  const refuse = (reply: FastifyReply, status: number, code: number, words: string) =>
    reply
      .code(status)
      .send({ code, message: words, status, more_info: `https://www.twilio.com/docs/errors/${code}` });
  const notFound = (reply: FastifyReply) => refuse(reply, 404, 20404, 'The requested resource was not found');

  return {
    port: 'twilio',
    newId: (of) => twilioSid(of === 'MESSAGE' ? 'IM' : 'ME'),
    serve(scope) {
      scope.addHook('preHandler', async ({ headers, url }, reply) => {
        const isFile = url.startsWith('/twilio/media/');
        if (isFile || headers.authorization === basic) return undefined;
        return refuse(reply, 401, 20003, 'Authenticate');
      });
      scope.post<Named>(`${BASE}/Conversations`, (request, reply) => {
        const { UniqueName = '', FriendlyName = '', Attributes = '{}' } = request.body ?? {};
        if (findChat(state, 'twilio', UniqueName))
          return refuse(reply, 409, 50353, 'Conversation with provided unique name already exists');
        const { skill = '' } = JSON.parse(Attributes) as { skill?: string };
        const ids = { port: 'twilio', channel: twilioSid('CH'), name: UniqueName } as const;
        return reply.code(201).send(conversation(openChat(state, { ...ids, person: FriendlyName, skill })));
      });
      scope.get<Named>(`${BASE}/Conversations/:sid`, ({ params }, reply) => {
        const chat = findChat(state, 'twilio', params.sid);
        return chat ? reply.send(conversation(chat)) : notFound(reply);
      });
      scope.post<Named>(`${BASE}/Conversations/:sid`, ({ params, body }, reply) => {
        const chat = findChat(state, 'twilio', params.sid);
        if (!chat) return notFound(reply);
        chat.ended ||= body?.['State'] === 'closed';
        return reply.send(conversation(chat));
      });
      scope.post<Named>(`${BASE}/Conversations/:sid/Participants`, ({ params, body }, reply) => {
        const chat = findChat(state, 'twilio', params.sid);
        if (!chat) return notFound(reply);
        if (chat.user !== '') return refuse(reply, 409, 50433, 'Participant already exists');
        chat.user = body?.['Identity'] ?? '';
        return reply
          .code(201)
          .send({ sid: twilioSid('MB'), conversation_sid: chat.channel, identity: chat.user });
      });
      scope.post<Named>(`${BASE}/Conversations/:sid/Messages`, ({ params, body = {} }, reply) => {
        const chat = findChat(state, 'twilio', params.sid);
        if (!chat) return notFound(reply);
        const { Body = '', Attributes = '{}', MediaSid } = body;
        if (Body.length > 1600) return refuse(reply, 400, 50511, 'Message body is too long');
        const { key = '' } = JSON.parse(Attributes) as { key?: string };
        const files = MediaSid ? [MediaSid] : [];
        const added = { id: twilioSid('IM'), from: 'APPLICANT', text: Body, key, files } as const;
        return reply.code(201).send(message(chat, addMessage(chat, clock.now(), { ...added, files })));
      });
      scope.get<Listed>(`${BASE}/Conversations/:sid/Messages`, ({ params, query }, reply) => {
        const chat = findChat(state, 'twilio', params.sid);
        if (!chat) return notFound(reply);
        const inOrder = query.Order === 'desc' ? chat.messages.toReversed() : chat.messages;
        const shown = inOrder.slice(0, Number(query.PageSize ?? 50));
        const meta = { page: 0, page_size: shown.length, key: 'messages', next_page_url: null };
        return reply.send({ messages: shown.map((one) => message(chat, one)), meta });
      });
      scope.get<Named>(`${BASE}/Conversations/:sid/Webhooks`, (_, reply) =>
        reply.send({ webhooks: [], meta: { key: 'webhooks' } }),
      );
      scope.post<Named>(`${BASE}/Conversations/:sid/Webhooks`, ({ params, body = {} }, reply) =>
        body['Target'] === 'studio' && body['Configuration.FlowSid']
          ? reply.code(201).send({ sid: twilioSid('WH'), conversation_sid: params.sid, target: 'studio' })
          : refuse(reply, 400, 50050, 'Invalid target'),
      );
      scope.post<{ Querystring: { Filename?: string } }>(`${BASE}/Media`, async (request, reply) => {
        const upload = await uploadIn(request);
        const file = keepFile(
          state,
          { ...upload, name: request.query.Filename ?? upload.name },
          twilioSid('ME'),
        );
        return reply.code(201).send({ sid: file.id, filename: file.name, content_type: file.type });
      });
      scope.get<Named>(`${BASE}/Media/:sid`, ({ params }, reply) => {
        const file = state.chatFiles[params.sid];
        if (!file) return notFound(reply);
        const links = { content_direct_temporary: `${desk.url()}/twilio/media/${file.id}` };
        return reply.send({ sid: file.id, filename: file.name, content_type: file.type, links });
      });
      scope.get<Named>('/media/:sid', ({ params }, reply) => sendFile(store, params.sid, reply));
    },

    webhook(chat, event, { entered }) {
      const fields = fieldsOf(chat, event, mediaOf);
      if (!fields) return undefined;
      const signed = Object.keys(fields)
        .toSorted()
        .reduce((before, name) => before + name + fields[name], entered);
      return {
        headers: {
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
          'x-twilio-signature': createHmac('sha1', secret).update(signed, 'utf8').digest('base64'),
        },
        body: new URLSearchParams(fields).toString(),
      };
    },
  };
}

type Media = (message: StandInMessage) => readonly { id: string; name: string; type: string; size: number }[];

function fieldsOf(chat: StandInChat, event: AgentEvent, mediaOf: Media): Record<string, string> | undefined {
  const always = {
    ...{ AccountSid: ACCOUNT, ChatServiceSid: 'sandbox', ConversationSid: chat.channel, Source: 'SDK' },
  };
  switch (event.kind) {
    case 'JOINED':
      return {
        ...{
          ...always,
          EventType: 'onParticipantAdded',
          ParticipantSid: twilioSid('MB'),
          RoleSid: twilioSid('RL'),
        },
        ...{ Identity: IDENTITY(event.agent), Attributes: JSON.stringify({ friendlyName: event.agent }) },
      };
    case 'SAID': {
      const { id, text, at } = event.message;
      const media = mediaOf(event.message).map(({ id: Sid, name, type, size }) => ({
        ...{ Sid, Filename: name, ContentType: type, Size: size },
      }));
      return {
        ...{ ...always, EventType: 'onMessageAdded', MessageSid: id, Body: text, DateCreated: at },
        ...{ Author: IDENTITY(chat.agent ?? 'Agent'), Attributes: '{}', Index: String(chat.messages.length) },
        ...(media.length > 0 && { Media: JSON.stringify(media) }),
      };
    }
    case 'TYPING':
      return undefined;
    case 'ENDED':
      return {
        ...{ ...always, EventType: 'onConversationStateUpdated', StateFrom: 'active', StateTo: 'closed' },
        Reason: 'API',
      };
  }
}
