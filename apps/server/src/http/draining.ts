import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Whether a server is about to stop. It still answers, but balancers should send new requests elsewhere. */
export type Drain = { hasBegun(): boolean; begin(): void };

/** Creates the drain of a server that takes requests. */
export function createDrain(): Drain {
  let hasBegun = false;
  return {
    hasBegun: () => hasBegun,
    begin() {
      hasBegun = true;
    },
  };
}

/** The longest wait for open requests at shutdown, in ms; a stalled upload must not keep a server alive. */
export const DRAIN_MS = 10_000;

/**
 * Closes a server once its open requests are answered or aborted, or after a bounded wait. It closes idle connections at once:
 * Node's own close would wait a minute for the first request of a connection that a browser preopened.
 * From the start of the drain, each answer ends its connection, so that a balancer keeps none.
 * @param longestMs the longest wait for open requests
 */
export function drainOnClose(server: FastifyInstance, drain: Drain, longestMs = DRAIN_MS): void {
  const openResponses = new Set<ServerResponse>();
  let allAnswered: (() => void) | undefined;
  // Node's own events, since framework hooks would slow down every request.
  server.server.on('request', (_request, response: ServerResponse) => {
    if (drain.hasBegun()) response.setHeader('connection', 'close');
    openResponses.add(response);
    response.once('close', () => {
      openResponses.delete(response);
      if (openResponses.size === 0) allAnswered?.();
    });
  });
  server.addHook('preClose', async () => {
    const answered = new Promise<void>((resolve) => {
      allAnswered = resolve;
    });
    server.server.close();
    for (const response of openResponses)
      if (!response.headersSent) response.setHeader('connection', 'close');
    if (openResponses.size > 0) await Promise.race([answered, wait(longestMs, undefined, { ref: false })]);
    server.server.closeAllConnections();
  });
}
