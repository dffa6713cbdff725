import { OUTSIDE_PROVIDERS } from '@homeline/domain/chat/chat-providers.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Store } from '../state.ts';
import type { AgentAct, ChatAgents } from './agent.ts';
import { chatPage } from './chat.page.ts';
import { findChat } from './chats.ts';
import { uploadIn } from './stand-in.ts';

const Chat = z.object({ port: z.enum(OUTSIDE_PROVIDERS), channel: z.string() });
const Act = z.discriminatedUnion('act', [
  z.object({ act: z.literal('join'), name: z.string().trim().min(1).max(60) }),
  z.object({
    act: z.literal('say'),
    text: z.string().max(4000).default(''),
    file: z.object({ name: z.string(), type: z.string(), base64: z.base64() }).optional(),
  }),
  z.object({ act: z.literal('typing') }),
  z.object({ act: z.literal('end') }),
]);
type OfChat = { Params: { port: string; channel: string }; Body: unknown };

/** Serves the agent's page: PUT for programs, POST for its forms. */
export function serveChats(app: FastifyInstance, { state }: Store, agents: ChatAgents): void {
  app.get('/chat', (_, reply) => reply.type('text/html').send(chatPage(state)));
  app.get('/control/chats', () => state.chats);
  app.get('/control/chat-files', () => state.chatFiles);

  app.register(async (scope) => {
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<OfChat>({
      method: ['PUT', 'POST'],
      url: '/chat/:port/:channel',
      async handler(request, reply) {
        const named = Chat.safeParse(request.params).data;
        const chat = named && findChat(state, named.port, named.channel);
        if (!chat) return reply.code(404).send({ error: 'No such chat' });
        const isUpload = Buffer.isBuffer(request.body);
        const file = isUpload ? await uploadIn(request) : undefined;
        const given = Act.safeParse(file ? { act: 'say', file } : request.body);
        if (!given.success) return reply.code(400).send({ error: z.prettifyError(given.error) });
        await agents.act(chat, given.data as AgentAct);
        return request.method === 'POST' ? reply.redirect('/chat', 303) : reply.code(204).send();
      },
    });
  });
}
