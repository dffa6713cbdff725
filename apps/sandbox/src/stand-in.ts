import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxClock } from './clock.ts';
import { type Fault, HOUR_LIMIT, takeFault } from './faults.ts';
import { newerPayload } from './newer-payload.ts';
import type { Store } from './state.ts';

const GARBAGE_BODY = '<html><body>upstream connect error</body></html>';

/** A provider with its own paths and errors. */
export type StandIn = {
  /** Its name in the log and in the list of faults. */
  readonly port: string;
  /** The path below which it is served. */
  readonly prefix: string;
  /** Its rate limit headers with 429. */
  readonly limitHeaders: () => Readonly<Record<string, string>>;
  /** Serves the provider's own paths. */
  readonly serve: (scope: FastifyInstance) => void;
};

/**
 * Serves a stand-in's paths, with its faults and its entries in the log of requests. A body that is neither JSON nor a form arrives as
 * bytes.
 */
export function serveStandIn(
  app: FastifyInstance,
  { store, clock }: { readonly store: Store; readonly clock: SandboxClock },
  { port, prefix, limitHeaders, serve }: StandIn,
): void {
  const { state } = store;
  const faults = new WeakMap<FastifyRequest, Fault>();
  app.register(
    async (scope) => {
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      scope.addHook('onRequest', async (request, reply) => {
        const fault = takeFault(state, port, 'REQUEST');
        if (fault?.name === 'DOWN') return reply.code(503).send({ message: 'Service unavailable' });
        if (fault?.name === 'REJECTED') return reply.code(400).send({ message: 'Rejected' });
        if (fault?.name === 'LIMITED')
          return reply.code(429).headers(limitHeaders()).send({ message: 'Too many requests' });
        if (fault?.name === 'LIMITED_FOR_AN_HOUR')
          return reply.code(429).headers(HOUR_LIMIT).send({ message: 'Too many requests' });
        if (fault) faults.set(request, fault);
        return undefined;
      });
      scope.addHook('onSend', async (request, reply, payload) => {
        const fault = faults.get(request);
        if (fault?.name === 'SLOW') await wait(fault.ms, undefined, { ref: false });
        if (fault?.name === 'CUT') reply.raw.socket?.destroy();
        if (fault?.name === 'ACTED_THEN_DOWN') reply.code(503);
        if (fault?.name === 'NEWER') return newerPayload(String(payload));
        return fault?.name === 'GARBAGE' ? GARBAGE_BODY : payload;
      });
      scope.addHook('onResponse', async ({ method, url }, { statusCode: status }) => {
        const [path = ''] = url.split('?');
        const call = `${method} ${path.slice(prefix.length + 1)}`;
        state.log.push({ at: clock.now(), port, call, status, acted: status < 300 && method !== 'GET' });
        await store.save();
      });
      serve(scope);
    },
    { prefix },
  );
}
