import websocket, { type WebSocket } from '@fastify/websocket';
import { OMNI_LIFE_MS, OMNI_PATH, OMNI_PING_MS } from '@homeline/contract/chat/omni-messages.ts';
import {
  CLOSE_CODES,
  HEARTBEAT_MS,
  LONGEST_MESSAGE_BYTES,
  SOCKET_PATH,
} from '@homeline/contract/realtime/messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { answerRefusal } from '../http/answer-refusal.ts';
import { MOST_CONNECTIONS } from '../http/connections-by-place.ts';
import { placeOf } from '../http/place.ts';
import { isForeignPage } from '../http/same-origin.ts';
import { refuse } from '../refusal.ts';
import { type Connection, createConnection, type OpenChannel } from './connection.ts';

/** Leaves room for calls among the server's connections. */
const MOST_SOCKETS = 0.75 * MOST_CONNECTIONS.all;
/** Connections of one place that nobody signed in on: visitors' chats, and pages that haven't sent their token yet. */
const MOST_VISITORS_OF_A_PLACE = 50;
/** A page that says nothing for as long as three pings is closed. */
const FIRST_MESSAGE_MS = 3 * OMNI_PING_MS;
const GOING_AWAY = 1001;
const TRY_LATER = 1013;
/** The page opens another connection at once. */
const AGED = 4000;
const CLOSING_MS = 1000;

/** Adds the one websocket of the pages, at both published paths. Each channel may be spoken at either. */
export function addSocketRoute(
  server: FastifyInstance,
  context: Context,
  channels: readonly OpenChannel[],
): void {
  const connections = new Set<Connection>();
  const visitors = new Map<Connection, string>();
  const visitorsOf = (place: string) => [...visitors.values()].filter((one) => one === place).length;
  let isClosing = false;

  context.revocations.onRevoked((session) => {
    for (const connection of connections) connection.revoked(session);
  });
  const heartbeat = setInterval(() => {
    if (connections.size > 0) context.events.wake();
    for (const connection of connections) connection.beat();
  }, HEARTBEAT_MS);
  heartbeat.unref();

  server.register(websocket, {
    options: { maxPayload: LONGEST_MESSAGE_BYTES },
    async preClose() {
      isClosing = true;
      clearInterval(heartbeat);
      for (const connection of connections) connection.close(GOING_AWAY);
      const { clients } = server.websocketServer;
      const terminate = () => {
        for (const client of clients) client.terminate();
      };
      if (clients.size > 0) setTimeout(terminate, CLOSING_MS);
      server.websocketServer.close();
    },
  });

  function accept(socket: WebSocket, request: FastifyRequest): void {
    const connection = createConnection(socket, channels, {
      organisationOf: (code) => organisationOf(context, request, code),
      signedIn: () => visitors.delete(connection),
    });
    const late = setTimeout(() => connection.close(CLOSE_CODES.SESSION_ENDED), FIRST_MESSAGE_MS);
    const aged = setTimeout(() => connection.close(AGED), OMNI_LIFE_MS);
    late.unref();
    aged.unref();
    connections.add(connection);
    visitors.set(connection, placeOf(request.ip));
    socket.on('message', (data: Buffer) => {
      clearTimeout(late);
      connection.receive(data.toString('utf8')).catch((error: Error) => {
        request.log.error({ failure: error.message }, 'A message of a page failed');
        connection.close(TRY_LATER);
      });
    });
    socket.on('pong', connection.answered);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      clearTimeout(late);
      clearTimeout(aged);
      connections.delete(connection);
      visitors.delete(connection);
      connection.closed();
    });
  }

  server.register(async (scope) => {
    for (const url of [SOCKET_PATH, OMNI_PATH])
      scope.route({
        ...{ method: 'GET', url, websocket: true },
        onRequest: async (request, reply) => {
          if (isForeignPage(request, context.config.publicUrl))
            return answerRefusal(reply, refuse('FOREIGN_ORIGIN'));
          const isFull =
            isClosing ||
            connections.size >= MOST_SOCKETS ||
            visitorsOf(placeOf(request.ip)) >= MOST_VISITORS_OF_A_PLACE;
          return isFull ? answerRefusal(reply, refuse('UNAVAILABLE')) : undefined;
        },
        handler: accept,
      });
  });
}

function organisationOf(
  { organisations }: Context,
  { hostname: host }: FastifyRequest,
  code: string | undefined,
): string | undefined {
  return organisations.forRequest({ code: code || undefined, host })?.code;
}
