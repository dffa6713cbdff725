import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Context } from '../context.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Drain } from './draining.ts';

/** A database that doesn't answer for this long is unavailable, even if its connections are open. */
const READY_MS = 5000;
const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** Adds the checks of whoever runs the server: that it is alive, and that it accepts requests. */
export function addHealth(server: FastifyInstance, context: Context, drain: Drain): void {
  server.get('/healthz', async () => ({ status: 'alive' }));
  server.get('/readyz', { handlerTimeout: READY_MS }, async (_request, reply) => {
    if (drain.hasBegun()) return reply.code(503).send({ status: 'stopping' });
    await context.db.selectFrom('staff').select('identity').limit(1).execute();
    return { status: 'ready', uploads: context.uploadStorage.now().state };
  });
}

/** Creates a server that answers the health checks and the metrics alone, so that no stranger's requests keep them waiting. */
export function healthServer(
  context: Context,
  logger: FastifyBaseLogger,
  drain: Drain,
  metrics: Metrics | undefined,
): FastifyInstance {
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
  });
  server.setErrorHandler((error: Error & { code?: string }, request, reply) => {
    const isExpected = error.code === 'FST_ERR_HANDLER_TIMEOUT' || isDatabaseUnavailable(error);
    request.log.error(
      { failure: error.message },
      isExpected ? 'The database is unavailable' : 'A request failed',
    );
    return reply.code(isExpected ? 503 : 500).send({ status: 'unavailable' });
  });
  addHealth(server, context, drain);
  if (metrics)
    server.get('/metrics', async (_request, reply) => {
      reply.type(PROMETHEUS_TEXT);
      return metrics.text();
    });
  return server;
}
