import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { answerRefusal } from '../../../http/answer-refusal.ts';
import { refuse } from '../../../refusal.ts';
import { receiveEvent } from './receive.ts';

const PATH = '/service-webhooks/external/api/v1/chat';
const BODY_BYTES = 256 * 1024;

type Sent = FastifyRequest<{ Params: { provider: string; '*'?: string } }>;

/** Adds the addresses at which chat providers tell us what happened. Each signs by its own published scheme, over the bytes it sent. */
export function addChatWebhookRoute(server: FastifyInstance, context: Context): void {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const url of [`${PATH}/:provider`, `${PATH}/:provider/*`])
      scope.post(url, { bodyLimit: BODY_BYTES }, async (request: Sent, reply) => {
        const { provider: name, '*': rest } = request.params;
        const port = Object.hasOwn(context.chatProviders, name)
          ? context.chatProviders[name as OutsideProvider]
          : undefined;
        if (!port) return answerRefusal(reply, refuse('NOT_FOUND'));
        const read = port.readWebhook({
          path: rest === undefined ? '' : `/${rest}`,
          url: context.config.publicUrl.replace(/\/+$/, '') + request.url,
          headers: request.headers,
          rawBody: typeof request.body === 'string' ? request.body : '',
          nowMs: Date.now(),
        });
        if (!read) return answerRefusal(reply, refuse('UNAUTHENTICATED'));
        for (const event of read.events)
          await receiveEvent(context, { name: name as OutsideProvider, port }, event);
        return reply.header('cache-control', 'no-store').send(read.answer ?? {});
      });
  });
}
