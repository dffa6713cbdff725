import { MOST_FOLLOWED, type OmniEvent, OmniRequest } from '@homeline/contract/chat/omni-messages.ts';
import { disabledReason } from '@homeline/domain/staff/staff-acts.ts';
import type { Context } from '../../context.ts';
import type { Socket } from '../../realtime/connection.ts';
import type { ChatNews } from './chat-feed.ts';
import { announce, type ChatChange, findChat, isSessionAlive, statusOf } from './chats.ts';
import { markRead } from './mark-read.ts';
import { messagesAfter } from './messages.ts';
import { tellTyping } from './providers/typing.ts';

/** A page that missed more messages reads its history again. */
const MOST_MISSED = 200;
/** A page that reads slowly is cut off beyond this; it joins again and catches up. */
const MOST_BUFFERED_BYTES = 256 * 1024;

type Side = 'APPLICANT' | 'AGENT';

/** One followed chat. `sent` is the number of the last message that the page has. */
type Followed = {
  readonly organisation: string;
  readonly as: Side;
  /** The session that it ends with; none for a visitor. */
  readonly session: string | undefined;
  sent: number;
  /** Work on this chat, one piece after another, so that messages leave in order. */
  last: Promise<void>;
};

export type OmniConnection = {
  receive(text: string): Promise<void>;
  news(news: ChatNews): void;
  /** News may have been lost. */
  gap(): void;
  /** Ends what was followed in a session that has ended. */
  revoked(session: string): void;
};

/** Creates the server's side of a page's connection to the omni proxy. */
export function createOmniConnection(context: Context, socket: Socket): OmniConnection {
  const chats = new Map<string, Followed>();
  let desk: { readonly organisation: string; readonly session: string } | undefined;

  function send(event: OmniEvent): void {
    if (socket.bufferedAmount > MOST_BUFFERED_BYTES) socket.terminate();
    else socket.send(JSON.stringify(event), () => {});
  }

  /** Returns as whom a token may follow a chat. */
  async function sideOf(
    token: string,
    channelId: string,
  ): Promise<Omit<Followed, 'sent' | 'last'> | undefined> {
    const key = await context.chatTokens.read(token);
    if (key) {
      const chat = key.chat === channelId ? await findChat(context.db, key) : undefined;
      if (!chat || !(await isSessionAlive(context.db, chat))) return undefined;
      return { organisation: key.organisation, as: 'APPLICANT', session: chat.session ?? undefined };
    }
    const agent = await agentOf(token);
    if (!agent || !(await findChat(context.db, { ...agent, chat: channelId }))) return undefined;
    return { ...agent, as: 'AGENT' };
  }

  async function agentOf(token: string) {
    const caller = (await context.tokens.read(token))?.caller;
    const isAgent = caller?.role === 'STAFF' && !disabledReason(caller.permissions, 'ANSWER_CHATS');
    return isAgent && !context.revocations.isRevoked(caller.session)
      ? { organisation: caller.organisation, session: caller.session }
      : undefined;
  }

  /** Does a piece of work on a followed chat, after those before it. */
  function after(channelId: string, work: (chat: Followed) => Promise<void>): Promise<void> {
    const chat = chats.get(channelId);
    if (!chat) return Promise.resolve();
    chat.last = chat.last.then(() => work(chat)).catch(() => socket.terminate());
    return chat.last;
  }

  async function sendMissed(channelId: string, chat: Followed): Promise<void> {
    const missed = await messagesAfter(
      context,
      { organisation: chat.organisation, chat: channelId },
      chat.sent,
      MOST_MISSED,
    );
    const newest = missed.at(-1);
    if (!newest) return;
    chat.sent = newest.number;
    if (missed.length > MOST_MISSED) send({ event: 'reload', channelId });
    else send({ event: 'messages', channelId, messages: missed });
  }

  async function sendStatus(event: 'joined' | 'status', channelId: string, chat: Followed): Promise<void> {
    const row = await findChat(context.db, { organisation: chat.organisation, chat: channelId });
    if (row) send({ event, channelId, status: await statusOf(context, row) });
  }

  async function join({ channelId, token, after: sent }: Extract<OmniRequest, { route: 'join' }>) {
    const isFull = chats.size >= MOST_FOLLOWED && !chats.has(channelId);
    const side = isFull ? undefined : await sideOf(token, channelId);
    if (!side) {
      chats.delete(channelId);
      return send({ event: 'refused', channelId });
    }
    chats.set(channelId, { ...side, sent, last: Promise.resolve() });
    return after(channelId, async (chat) => {
      await sendMissed(channelId, chat);
      await sendStatus('joined', channelId, chat);
    });
  }

  async function handle(request: OmniRequest): Promise<void> {
    const chat = 'channelId' in request ? chats.get(request.channelId ?? '') : undefined;
    switch (request.route) {
      case 'join':
        return join(request);
      case 'leave':
        return void chats.delete(request.channelId);
      case 'ping':
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
        desk = await agentOf(request.token);
        return send(desk ? { event: 'desk' } : { event: 'refused' });
    }
  }

  const TYPING: Partial<Record<ChatChange, Side>> = { TA: 'AGENT', TB: 'APPLICANT' };

  return {
    async receive(text) {
      const request = parsed(text);
      if (request) await handle(request);
      else socket.close(BAD_MESSAGE);
    },
    news({ change, organisation, chat: channelId }) {
      const from = TYPING[change];
      const followed = channelId === undefined ? undefined : chats.get(channelId);
      if (from && channelId) {
        if (followed && followed.as !== from) send({ event: 'typing', channelId, from });
        return;
      }
      if (desk?.organisation === organisation) send({ event: 'desk' });
      if (channelId && change === 'M') void after(channelId, (chat) => sendMissed(channelId, chat));
      if (channelId && change === 'S') void after(channelId, (chat) => sendStatus('status', channelId, chat));
      if (change === 'Q')
        for (const [id, { organisation: of, as }] of chats)
          if (of === organisation && as === 'APPLICANT')
            void after(id, (chat) => sendStatus('status', id, chat));
    },
    gap() {
      if (desk) send({ event: 'desk' });
      for (const id of chats.keys())
        void after(id, async (chat) => {
          await sendMissed(id, chat);
          await sendStatus('status', id, chat);
        });
    },
    revoked(session) {
      if (desk?.session === session) {
        desk = undefined;
        send({ event: 'refused' });
      }
      for (const [channelId, chat] of chats) {
        if (chat.session !== session) continue;
        chats.delete(channelId);
        send({ event: 'refused', channelId });
      }
    },
  };
}

const BAD_MESSAGE = 4400;

function parsed(text: string): OmniRequest | undefined {
  try {
    return OmniRequest.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
