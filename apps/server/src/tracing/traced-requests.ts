import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Span, type Tracing, withinSpan } from './span.ts';

const spans = new WeakMap<FastifyRequest, Span>();

/** Returns the span of a request, even after its answer. */
export function spanOf(request: FastifyRequest): Span | undefined {
  return spans.get(request);
}

/** Traces the requests to a server. A page's socket isn't traced, since it stays open for hours. */
export function traceRequests(server: FastifyInstance, tracing: Tracing): void {
  server.addHook('onRequest', (request, _reply, done) => {
    if (request.headers.upgrade !== undefined) return done();
    const { method, routeOptions, headers } = request;
    const route = routeOptions.url ?? '*';
    const span = tracing.begin(
      { name: `${method} ${route}`, kind: 'REQUEST', attributes: { method, route } },
      headers['traceparent']?.toString(),
    );
    spans.set(request, span);
    return withinSpan(span, done);
  });
  // The body arrives outside of what began with the headers.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    return span ? withinSpan(span, done) : done();
  });
  server.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.set({ status: statusCode });
    if (statusCode >= 500) span?.fail(String(statusCode));
    span?.end();
  });
  // A reader who left gets no answer.
  server.addHook('onRequestAbort', async (request) => {
    const span = spans.get(request);
    span?.fail('ABORTED');
    span?.end();
  });
}
