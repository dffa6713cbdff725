import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Lets a server close once the requests under way are answered. Connections that ask for nothing, as browsers
 * open them ahead, are hung up on: Node's own close would wait a minute for their first request.
 */
export function drainOnClose(server: FastifyInstance): void {
  const underWay = new Set<FastifyRequest>();
  let allAnswered: (() => void) | undefined;
  server.addHook('onRequest', async (request) => {
    underWay.add(request);
  });
  server.addHook('onSend', async (_request, reply) => {
    if (allAnswered) reply.header('connection', 'close');
  });
  const noLonger = async (request: FastifyRequest) => {
    underWay.delete(request);
    if (underWay.size === 0) allAnswered?.();
  };
  server.addHook('onResponse', noLonger);
  // Who hung up is not answered any more.
  server.addHook('onRequestAbort', noLonger);
  server.addHook('preClose', async () => {
    const answered = new Promise<void>((resolve) => {
      allAnswered = resolve;
    });
    server.server.close();
    if (underWay.size > 0) await answered;
    server.server.closeAllConnections();
  });
}
