import websocket from '@fastify/websocket';
import {
  CLOSE_CODES,
  HEARTBEAT_MS,
  LONGEST_MESSAGE_BYTES,
  SOCKET_PATH,
} from '@homeline/contract/realtime/messages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { answerRefusal } from '../http/answer-refusal.ts';
import { placeOf } from '../http/place.ts';
import { isForeignPage } from '../http/same-origin.ts';
import { refuse } from '../refusal.ts';
import { type Connection, createConnection } from './connection.ts';
import { createTopics } from './topics.ts';

/** Leaves room for calls among the server's connections. */
const MOST_CONNECTIONS = 3000;
/** A person's open pages, on all their devices. */
const MOST_OF_A_PERSON = 30;
/** Connections of one place that haven't sent a token yet. */
const MOST_STRANGERS_OF_A_PLACE = 20;
const OPEN_MS = 10_000;
const GOING_AWAY = 1001;
const TRY_LATER = 1013;
const CLOSING_MS = 1000;

/** Adds the websocket of the pages. */
export function addSocketRoute(server: FastifyInstance, context: Context): void {
  const topics = createTopics(context.events);
  const connections = new Set<Connection>();
  const strangers = new Map<string, number>();
  const countOf = (identity: string) =>
    [...connections].filter((one) => one.caller()?.identity === identity).length;
  const countStranger = (place: string, change: 1 | -1) => {
    const count = (strangers.get(place) ?? 0) + change;
    if (count === 0) strangers.delete(place);
    else strangers.set(place, count);
  };
  let isClosing = false;

  context.revocations.onRevoked((session) => {
    for (const connection of connections)
      if (connection.caller()?.session === session) connection.close(CLOSE_CODES.SESSION_ENDED);
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
  server.register(async (scope) => {
    scope.route({
      method: 'GET',
      url: SOCKET_PATH,
      websocket: true,
      onRequest: async (request, reply) => {
        if (isForeignPage(request, context.config.publicUrl))
          return answerRefusal(reply, refuse('FOREIGN_ORIGIN'));
        const isFull =
          isClosing ||
          connections.size >= MOST_CONNECTIONS ||
          (strangers.get(placeOf(request.ip)) ?? 0) >= MOST_STRANGERS_OF_A_PLACE;
        return isFull ? answerRefusal(reply, refuse('UNAVAILABLE')) : undefined;
      },
      handler: (socket, request) => {
        const place = placeOf(request.ip);
        let isStranger = true;
        const isKnown = () => {
          if (isStranger) countStranger(place, -1);
          isStranger = false;
          clearTimeout(tooLate);
        };
        const connection = createConnection(context, topics, socket, {
          organisationOf: (code) => organisationOf(context, request, code),
          admit: ({ caller }) => {
            isKnown();
            return countOf(caller()?.identity ?? '') <= MOST_OF_A_PERSON;
          },
        });
        const tooLate = setTimeout(() => connection.close(CLOSE_CODES.SESSION_ENDED), OPEN_MS);
        countStranger(place, 1);
        connections.add(connection);
        socket.on('message', (data: Buffer) => {
          connection.receive(data.toString('utf8')).catch((error: Error) => {
            request.log.error({ failure: error.message }, 'A message of a page failed');
            connection.close(TRY_LATER);
          });
        });
        socket.on('pong', connection.answered);
        socket.on('error', () => socket.terminate());
        socket.on('close', () => {
          isKnown();
          connections.delete(connection);
          connection.closed();
        });
      },
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
