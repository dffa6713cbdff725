import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Closes a server once its open requests are answered or aborted. Idle connections, such as those that browsers preopen, are
 * closed at once: Node's own close would wait a minute for their first request.
 */
export function drainOnClose(server: FastifyInstance): void {
  const underWay = new Set<ServerResponse>();
  let allAnswered: (() => void) | undefined;
  // On Node's own events, since framework hooks would cost time on every request.
  server.server.on('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      if (underWay.size === 0) allAnswered?.();
    });
  });
  server.addHook('preClose', async () => {
    const answered = new Promise<void>((resolve) => {
      allAnswered = resolve;
    });
    server.server.close();
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    if (underWay.size > 0) await answered;
    server.server.closeAllConnections();
  });
}
