import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { SandboxClock } from '../clock.ts';
import type { Store } from '../state.ts';
import type { Webhooks } from '../webhooks.ts';
import { PROVIDER_NUMBER } from './messaging.ts';

const Reply = z.object({
  from: z.string().regex(/^\+\d{5,15}$/, 'Must be a number such as +15555550123'),
  text: z.string().min(1).max(1600),
});

type Options = { store: Store; clock: SandboxClock; webhooks: Webhooks };

/** Serves replies to text messages: a person answers the newest one that they got. PUT for programs, POST for the page's forms. */
export function serveTextReplies(app: FastifyInstance, { store, clock, webhooks }: Options): void {
  app.route({
    method: ['PUT', 'POST'],
    url: '/control/text-replies',
    async handler(request, reply) {
      const given = Reply.safeParse(request.body ?? undefined);
      if (!given.success) return reply.code(400).send({ error: z.prettifyError(given.error) });
      const { from, text } = given.data;
      const answered = store.state.messages.findLast(({ kind, to }) => kind === 'TEXT' && to === from);
      const to = answered?.number ?? PROVIDER_NUMBER;
      webhooks.send('messaging', { event: 'TEXT_RECEIVED', from, to, text, at: clock.now() });
      await store.save();
      return request.method === 'POST' ? reply.redirect('/', 303) : reply.code(204).send();
    },
  });
}
