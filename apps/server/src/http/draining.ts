import type { FastifyInstance } from 'fastify';

/**
 * Lets a server close once the requests under way are answered. Connections that ask for nothing, as browsers
 * open them ahead, are hung up on: Node's own close would wait a minute for their first request.
 */
export function drainOnClose(server: FastifyInstance): void {
  let underWay = 0;
  let allAnswered: (() => void) | undefined;
  server.addHook('onRequest', async () => {
    underWay += 1;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (allAnswered) reply.header('connection', 'close');
  });
  server.addHook('onResponse', async () => {
    underWay -= 1;
    if (underWay === 0) allAnswered?.();
  });
  server.addHook('preClose', async () => {
    const answered = new Promise<void>((resolve) => {
      allAnswered = resolve;
    });
    server.server.close();
    if (underWay > 0) await answered;
    server.server.closeAllConnections();
  });
}
