import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a server close once the requests under way are answered, or nobody waits for their answers any more. Connections that ask for
 * nothing, as browsers open them ahead, are hung up on: Node's own close would wait a minute for their first request.
 */
export function drainOnClose(server: FastifyInstance): void {
  const underWay = new Set<ServerResponse>();
  let allAnswered: (() => void) | undefined;
  // On Node's own events: hooks of the framework would cost every request of every page.
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
