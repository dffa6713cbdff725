import { MOST_FOLLOWED, type OmniEvent, OmniRequest } from '@homeline/contract/chat/omni-messages.ts';
import { CLOSE_CODES } from '@homeline/contract/realtime/messages.ts';
import type { Context } from '../../context.ts';
import { readInput } from '../../http/read-input.ts';
import type { Channel, OpenChannel, Page } from '../../realtime/connection.ts';
import { recordPresence } from './agent-presence.ts';
import type { ChatNews } from './chat-feed.ts';
import { agentOf, type ChatSide, type DeskAgent, sideOf } from './chat-side.ts';
import { announce, type ChatChange } from './chats.ts';
import { chatTopic, createFollowers, deskTopic, type Followers, queueTopic } from './followers.ts';
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

type OmniChannel = Channel & {
  /**
   * Sends a change in a followed chat to the page.
   * @param reads shared with the other pages that learn of it
   */
  chatNews(change: ChatChange, chat: string, reads: SharedReads): void;
  /** Sends a change of the followed desk to the page. */
  deskNews(): void;
  /** The place in the queue may have changed for a person who waits. */
  queueNews(organisation: string, reads: SharedReads): void;
  /** News may have been lost. */
  gap(reads: SharedReads): void;
};

/** Creates what opens the omni proxy's channel for each connection. */
export function omniChannels(context: Context): OpenChannel {
  const channels = new Set<OmniChannel>();
  const followers = createFollowers<OmniChannel>();
  context.chatFeed.follow({
    onNews: (news) => tellFollowers(followers, news, sharedReads(context)),
    onGap() {
      const reads = sharedReads(context);
      for (const channel of channels) channel.gap(reads);
    },
  });
  return (page) => {
    const channel = createOmniChannel(context, page, followers);
    channels.add(channel);
    return {
      ...channel,
      closed() {
        channels.delete(channel);
        channel.closed();
      },
    };
  };
}

function tellFollowers(followers: Followers<OmniChannel>, news: ChatNews, reads: SharedReads): void {
  const { change, organisation, chat } = news;
  if (chat !== undefined)
    for (const channel of followers.of(chatTopic(chat))) channel.chatNews(change, chat, reads);
  const isTyping = change === 'TA' || change === 'TB';
  if (!isTyping) for (const channel of followers.of(deskTopic(organisation))) channel.deskNews();
  if (change === 'Q')
    for (const channel of followers.of(queueTopic(organisation))) channel.queueNews(organisation, reads);
}

function createOmniChannel(context: Context, page: Page, followers: Followers<OmniChannel>): OmniChannel {
  const chats = new Map<string, Followed>();
  const topics = new Set<string>();
  let isClosed = false;
  let desk: DeskAgent | undefined;

  function send(event: OmniEvent): void {
    sendFrame(JSON.stringify(event));
  }

  function sendFrame(frame: string): void {
    if (page.bufferedBytes() > MOST_BUFFERED_BYTES) page.terminate();
    else page.send(frame);
  }

  /** Does a piece of work on a followed chat, after those before it. */
  function after(channelId: string, work: (chat: Followed) => Promise<void>): Promise<void> {
    const chat = chats.get(channelId);
    if (!chat) return Promise.resolve();
    chat.last = chat.last.then(() => work(chat)).catch(() => page.terminate());
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
    followers.add(topic, channel);
  }

  function leaveTopic(topic: string): void {
    topics.delete(topic);
    followers.remove(topic, channel);
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
        if (desk) await recordPresence(context, desk);
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
          chat,
          request.number,
        );
      case 'desk':
        leaveDesk();
        desk = await agentOf(context, request.token);
        if (desk) {
          followTopic(deskTopic(desk.organisation));
          await recordPresence(context, desk);
        }
        return send(desk ? { event: 'desk' } : { event: 'refused' });
    }
  }

  const TYPING: Partial<Record<ChatChange, ChatSide['as']>> = { TA: 'AGENT', TB: 'APPLICANT' };

  const channel: OmniChannel = {
    key: 'route',
    async receive(message) {
      const request = readInput(OmniRequest, message).data;
      if (request) await handle(request);
      else page.close(CLOSE_CODES.BAD_MESSAGE);
    },
    beat() {},
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
      for (const topic of topics) followers.remove(topic, channel);
    },
  };
  return channel;
}
