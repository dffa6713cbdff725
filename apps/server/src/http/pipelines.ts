import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers send the next request of a connection after the answer to the last one; programs that don't wait send a few. */
const MOST_UNANSWERED = 8;

/**
 * Closes a connection with many requests that aren't answered yet. Node begins all of them at once, so one stranger's connections would
 * otherwise keep the process busy with answers that nobody reads.
 */
export function limitPipelines(server: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  server.addHook('onRequest', ({ raw: { socket } }, reply, next) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= MOST_UNANSWERED) return next();
    socket.destroy();
    // What the connection had sent by then is begun all the same, and ends here.
    reply.hijack();
    reply.raw.end();
  });
}
