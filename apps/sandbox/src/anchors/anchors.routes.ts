import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { hasBearerKey } from '../serve.ts';
import type { Store } from '../state.ts';

const Anchor = z.object({ day: z.iso.date() }).loose();
type OfLender = { Params: { lender: string }; Body: unknown };

const NO_KEY = { error: 'A bearer key is required' };

/** Serves a store of audit anchors. A stored day never changes. */
export function serveAnchors(app: FastifyInstance, { state, save }: Store): void {
  app.get<OfLender>('/anchors/:lender', (request, reply) => {
    if (!hasBearerKey(request)) return reply.code(401).send(NO_KEY);
    return reply.send(state.anchors[request.params.lender] ?? []);
  });

  app.post<OfLender>('/anchors/:lender', async (request, reply) => {
    if (!hasBearerKey(request)) return reply.code(401).send(NO_KEY);
    const { lender } = request.params;
    const { data: anchor, error } = Anchor.safeParse(request.body);
    if (error) return reply.code(400).send({ error: z.prettifyError(error) });
    const anchors = state.anchors[lender] ?? [];
    const known = anchors.find(({ day }) => day === anchor.day);
    if (known && JSON.stringify(known) !== JSON.stringify(anchor))
      return reply.code(409).send({ error: `Another anchor of ${known.day} is stored` });
    if (!known) state.anchors[lender] = [...anchors, anchor];
    await save();
    return anchor;
  });
}
