import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { SandboxClock } from '../clock.ts';
import type { Store } from '../state.ts';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 10_000;

/** To an instant, or by a number of hours. */
const ClockMove = z.union([
  z.object({ now: z.iso.datetime({ offset: true }) }),
  z.object({ hours: z.coerce.number().min(-87_600).max(87_600) }),
]);

type Options = {
  store: Store;
  clock: SandboxClock;
  serverUrl: () => string | undefined;
  sandboxKey: string;
  tick: () => void;
};

/** Serves the movable clock, which also moves the server's clock. */
export function serveClock(
  app: FastifyInstance,
  { store, clock, serverUrl, sandboxKey, tick }: Options,
): void {
  app.get('/clock', () => ({ now: clock.now() }));

  app.route({
    method: ['PUT', 'POST'],
    url: '/clock',
    async handler(request, reply) {
      const move = ClockMove.safeParse(request.body);
      if (!move.success) return reply.code(400).send({ error: z.prettifyError(move.error) });
      clock.moveTo(
        'now' in move.data
          ? move.data.now
          : new Date(clock.nowMs() + move.data.hours * HOUR_MS).toISOString(),
      );
      const server = await tellServer();
      await store.save();
      tick();
      if (request.method === 'POST') return reply.redirect('/', 303);
      return { now: clock.now(), server };
    },
  });

  async function tellServer(): Promise<'MOVED' | 'NOT_MOVED' | 'NO_SERVER'> {
    const url = serverUrl();
    if (!url) return 'NO_SERVER';
    try {
      const answer = await fetch(`${url}/service-sandbox/external/api/v1/clock`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-sandbox-key': sandboxKey },
        body: JSON.stringify({ now: clock.now() }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return answer.ok ? 'MOVED' : 'NOT_MOVED';
    } catch {
      return 'NOT_MOVED';
    }
  }
}
