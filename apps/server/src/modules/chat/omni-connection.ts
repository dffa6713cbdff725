import { MOST_FOLLOWED, type OmniEvent, OmniRequest } from '@homeline/contract/chat/omni-messages.ts';
import type { Context } from '../../context.ts';
import type { Socket } from '../../realtime/connection.ts';
import { seeAgent } from './agent-presence.ts';
import { agentOf, type ChatSide, type DeskAgent, sideOf } from './chat-side.ts';
import { announce, type ChatChange } from './chats.ts';
import { chatTopic, deskTopic, type Followers, queueTopic } from './followers.ts';
import { markRead } from './mark-read.ts';
import { tellTyping } from './providers/typing.ts';
import { type SharedReads, sharedReads } from './shared-reads.ts';

/** A page that reads slowly is cut off beyond this; it joins again and catches up. */
const MOST_BUFFERED_BYTES = 256 * 1024;

/** One followed chat. `sent` is the number of the last message that the page has. */
type Followed = ChatSide & {
  sent: number;
  /** Work on this chat, one piece after another, so that messages leave in order. */
  last: Promise<void>;
};

export type OmniConnection = {
  receive(text: string): Promise<void>;
  /**
   * Tells of a change in a chat that is followed.
   * @param reads shared with the other pages that learn of it
   */
  chatNews(change: ChatChange, chat: string, reads: SharedReads): void;
  /** The desk that is followed changed. */
  deskNews(): void;
  /** The place in the queue may have changed for a person who waits. */
  queueNews(organisation: string, reads: SharedReads): void;
  /** News may have been lost. */
  gap(reads: SharedReads): void;
  /** Ends what was followed in a session that has ended. */
  revoked(session: string): void;
  /** The socket has closed. */
  closed(): void;
};

/** Creates the server's side of a page's connection to the omni proxy. */
export function createOmniConnection(
  context: Context,
  socket: Socket,
  followers: Followers<OmniConnection>,
): OmniConnection {
  const chats = new Map<string, Followed>();
  const topics = new Set<string>();
  let isClosed = false;
  let desk: DeskAgent | undefined;

  function send(event: OmniEvent): void {
    sendFrame(JSON.stringify(event));
  }

  function sendFrame(frame: string): void {
    if (socket.bufferedAmount > MOST_BUFFERED_BYTES) socket.terminate();
    else socket.send(frame, () => {});
  }

  /** Does a piece of work on a followed chat, after those before it. */
  function after(channelId: string, work: (chat: Followed) => Promise<void>): Promise<void> {
    const chat = chats.get(channelId);
    if (!chat) return Promise.resolve();
    chat.last = chat.last.then(() => work(chat)).catch(() => socket.terminate());
    return chat.last;
  }

  async function sendMissed(channelId: string, chat: Followed, reads: SharedReads): Promise<void> {
    const missed = await reads.missed({ organisation: chat.organisation, chat: channelId }, chat.sent);
    if (!missed) return;
    chat.sent = missed.newest;
    sendFrame(missed.frame);
  }

  async function sendStatus(
    event: 'joined' | 'status',
    channelId: string,
    chat: Followed,
    reads: SharedReads,
  ): Promise<void> {
    const status = await reads.status({ organisation: chat.organisation, chat: channelId });
    if (status) send({ event, channelId, status });
  }

  function followTopic(topic: string): void {
    // The page may have left while its token was read.
    if (isClosed) return;
    topics.add(topic);
    followers.add(topic, connection);
  }

  function leaveTopic(topic: string): void {
    topics.delete(topic);
    followers.remove(topic, connection);
  }

  function leaveChat(channelId: string): void {
    chats.delete(channelId);
    leaveTopic(chatTopic(channelId));
  }

  function leaveDesk(): void {
    if (desk) leaveTopic(deskTopic(desk.organisation));
    desk = undefined;
  }

  async function join({ channelId, token, after: sent }: Extract<OmniRequest, { route: 'join' }>) {
    const isFull = chats.size >= MOST_FOLLOWED && !chats.has(channelId);
    const side = isFull ? undefined : await sideOf(context, token, channelId);
    if (!side) {
      leaveChat(channelId);
      return send({ event: 'refused', channelId });
    }
    chats.set(channelId, { ...side, sent, last: Promise.resolve() });
    followTopic(chatTopic(channelId));
    if (side.as === 'APPLICANT') followTopic(queueTopic(side.organisation));
    return after(channelId, async (chat) => {
      const reads = sharedReads(context);
      await sendMissed(channelId, chat, reads);
      await sendStatus('joined', channelId, chat, reads);
    });
  }

  async function handle(request: OmniRequest): Promise<void> {
    const chat = 'channelId' in request ? chats.get(request.channelId ?? '') : undefined;
    switch (request.route) {
      case 'join':
        return join(request);
      case 'leave':
        return leaveChat(request.channelId);
      case 'ping':
        if (desk) await seeAgent(context, desk);
        return send({ event: 'pong' });
      case 'typing':
        if (!chat) return;
        if (chat.as === 'APPLICANT')
          tellTyping(context, { organisation: chat.organisation, chat: request.channelId });
        return announce(
          context.db,
          { organisation: chat.organisation, chat: request.channelId },
          chat.as === 'AGENT' ? 'TA' : 'TB',
        );
      case 'read':
        if (!chat) return;
        return markRead(
          context,
          { organisation: chat.organisation, chat: request.channelId },
          chat.as,
          request.number,
        );
      case 'desk':
        leaveDesk();
        desk = await agentOf(context, request.token);
        if (desk) {
          followTopic(deskTopic(desk.organisation));
          await seeAgent(context, desk);
        }
        return send(desk ? { event: 'desk' } : { event: 'refused' });
    }
  }

  const TYPING: Partial<Record<ChatChange, ChatSide['as']>> = { TA: 'AGENT', TB: 'APPLICANT' };

  const connection: OmniConnection = {
    async receive(text) {
      const request = parsed(text);
      if (request) await handle(request);
      else socket.close(BAD_MESSAGE);
    },
    chatNews(change, channelId, reads) {
      const from = TYPING[change];
      if (from && chats.get(channelId)?.as !== from) send({ event: 'typing', channelId, from });
      if (change === 'M') void after(channelId, (chat) => sendMissed(channelId, chat, reads));
      if (change === 'S') void after(channelId, (chat) => sendStatus('status', channelId, chat, reads));
    },
    deskNews: () => send({ event: 'desk' }),
    queueNews(organisation, reads) {
      for (const [id, { organisation: of, as }] of chats)
        if (of === organisation && as === 'APPLICANT')
          void after(id, (chat) => sendStatus('status', id, chat, reads));
    },
    gap(reads) {
      if (desk) send({ event: 'desk' });
      for (const id of chats.keys())
        void after(id, async (chat) => {
          await sendMissed(id, chat, reads);
          await sendStatus('status', id, chat, reads);
        });
    },
    revoked(session) {
      if (desk?.session === session) {
        leaveDesk();
        send({ event: 'refused' });
      }
      for (const [channelId, chat] of chats) {
        if (chat.session !== session) continue;
        leaveChat(channelId);
        send({ event: 'refused', channelId });
      }
    },
    closed() {
      isClosed = true;
      for (const topic of topics) followers.remove(topic, connection);
    },
  };
  return connection;
}

const BAD_MESSAGE = 4400;

function parsed(text: string): OmniRequest | undefined {
  try {
    return OmniRequest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
