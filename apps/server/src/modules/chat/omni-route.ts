import type { WebSocket } from '@fastify/websocket';
import {
  LONGEST_OMNI_BYTES,
  OMNI_LIFE_MS,
  OMNI_PATH,
  OMNI_PING_MS,
} from '@homeline/contract/chat/omni-messages.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { answerRefusal } from '../../http/answer-refusal.ts';
import { placeOf } from '../../http/place.ts';
import { isForeignPage } from '../../http/same-origin.ts';
import { refuse } from '../../refusal.ts';
import type { ChatNews } from './chat-feed.ts';
import { chatTopic, createFollowers, deskTopic, type Followers, queueTopic } from './followers.ts';
import { createOmniConnection, type OmniConnection } from './omni-connection.ts';
import { type SharedReads, sharedReads } from './shared-reads.ts';

/** Leaves room for calls among the server's connections. */
const MOST_CONNECTIONS = 3000;
const MOST_OF_A_PLACE = 50;
/** Far above what a person's page sends: a typing note a second, a ping, what was read. */
const MOST_MESSAGES_A_PING = 100;
const TOO_MANY = 4429;
const SILENT = 4408;
const TRY_LATER = 1013;
/** The page opens another connection at once. */
const AGED = 4000;

/** Adds the websocket of chats. The server's websocket plugin closes it with the others. */
export function addOmniRoute(server: FastifyInstance, context: Context): void {
  const connections = new Map<OmniConnection, string>();
  const followers = createFollowers<OmniConnection>();
  context.chatFeed.follow({
    onNews: (news) => tellFollowers(followers, news, sharedReads(context)),
    onGap: () => {
      const reads = sharedReads(context);
      for (const connection of connections.keys()) connection.gap(reads);
    },
  });
  context.revocations.onRevoked((session) => {
    for (const connection of connections.keys()) connection.revoked(session);
  });
  const countOf = (place: string) => [...connections.values()].filter((one) => one === place).length;

  server.register(async (scope) => {
    scope.route({
      method: 'GET',
      url: OMNI_PATH,
      websocket: true,
      onRequest: async (request, reply) => {
        if (isForeignPage(request, context.config.publicUrl))
          return answerRefusal(reply, refuse('FOREIGN_ORIGIN'));
        const isFull =
          connections.size >= MOST_CONNECTIONS || countOf(placeOf(request.ip)) >= MOST_OF_A_PLACE;
        return isFull ? answerRefusal(reply, refuse('UNAVAILABLE')) : undefined;
      },
      handler: (socket, request) => {
        const connection = createOmniConnection(context, socket, followers);
        connections.set(connection, placeOf(request.ip));
        const watch = watchPings(socket);
        socket.on('message', (data: Buffer) => {
          if (data.length > LONGEST_OMNI_BYTES || !watch.heard()) return socket.close(TOO_MANY);
          connection.receive(data.toString('utf8')).catch((error: Error) => {
            request.log.error({ failure: error.message }, 'A message of a chat page failed');
            socket.close(TRY_LATER);
          });
        });
        socket.on('error', () => socket.terminate());
        socket.on('close', () => {
          watch.stop();
          connections.delete(connection);
          connection.closed();
        });
      },
    });
  });
}

function tellFollowers(followers: Followers<OmniConnection>, news: ChatNews, reads: SharedReads): void {
  const { change, organisation, chat } = news;
  if (chat !== undefined)
    for (const connection of followers.of(chatTopic(chat))) connection.chatNews(change, chat, reads);
  const isTyping = change === 'TA' || change === 'TB';
  if (!isTyping) for (const connection of followers.of(deskTopic(organisation))) connection.deskNews();
  if (change === 'Q')
    for (const connection of followers.of(queueTopic(organisation)))
      connection.queueNews(organisation, reads);
}

/** Closes a connection that is silent for three pings, sends too much, or is twelve hours old. */
function watchPings(socket: WebSocket): { heard(): boolean; stop(): void } {
  let messages = 0;
  let silentPings = 0;
  const interval = setInterval(() => {
    messages = 0;
    silentPings += 1;
    if (silentPings > 3) socket.close(SILENT);
  }, OMNI_PING_MS);
  const age = setTimeout(() => socket.close(AGED), OMNI_LIFE_MS);
  interval.unref();
  age.unref();
  return {
    heard() {
      silentPings = 0;
      messages += 1;
      return messages <= MOST_MESSAGES_A_PING;
    },
    stop() {
      clearInterval(interval);
      clearTimeout(age);
    },
  };
}
