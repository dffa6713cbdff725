import type { FollowedChat, OmniChannel } from '@homeline/client/chat/omni-channel.ts';
import { nowMs } from '@homeline/client/session/clock.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import type { ChatFile, ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import {
  endChat,
  getChatFile,
  listChatMessages,
  rateChat,
  sendChatMessage,
  uploadChatFile,
} from '@homeline/contract/chat/conversation.ts';
import { refreshChatToken } from '@homeline/contract/chat/web-chat.ts';
import type { Client } from '@homeline/contract/client.ts';
import type { ChatRating, RatingState } from '@homeline/domain/chat/chat-rating.ts';
import { personalNumberIn } from '@homeline/domain/chat/personal-numbers.ts';
import type { Dispatch } from 'react';
import { send } from '../../session/client.ts';
import { chatClient, isRefused, isTokenRefused } from './chat-client.ts';
import { isHeld } from './chat-selectors.ts';
import { agentSession, browserExpiration } from './chat-sessions.ts';
import type { ChatEvent, ChatState } from './chat-state.ts';
import { chatCopy as copy } from './copy.ts';
import { heldMessages, withHeldElsewhere } from './held-message.ts';

/** How long before its end a token is renewed. */
const RENEW_EARLY_MS = 600_000;
/** Typing indicator timeout. */
const TYPING_OVER_MS = 5000;
/** After this time offline, the connection is reported as lost. */
const LATE_MS = 10_000;
/** The pause before a failed read of the history is tried again. */
const READ_AGAIN_MS = 5000;

/** A file to send. */
export type FileToSend = { readonly file: Blob; readonly name: string };

export type AgentChat = {
  /** Sends a message, or holds it until an agent has joined. @throws RequestError */
  send(key: string, text: string, files: readonly string[]): Promise<void>;
  /** Returns why a text can't be held along with the held ones; undefined if it can. */
  problemWith(text: string): string | undefined;
  /** Resends held messages that failed. */
  sendHeld(): Promise<void>;
  upload(file: FileToSend): Promise<ChatFile>;
  download(file: ChatFile): Promise<Blob>;
  loadEarlier(): Promise<void>;
  /** Returns every message of the chat, oldest first. */
  all(): Promise<readonly ChatMessage[]>;
  typing(): void;
  end(): Promise<void>;
  /** Returns whether the ended chat may be rated. @throws RequestError */
  rating(): Promise<RatingState | undefined>;
  /** @throws RequestError */
  rate(rating: ChatRating): Promise<void>;
};

/** Keeps a chat with an agent running: its connection, token and held messages. Reads the newest state, and dispatches events. */
export type AgentConversation = AgentChat & {
  /** Takes over the page's newest state. */
  update(state: ChatState): void;
  /** Reads the newest messages and follows the chat. Returns the end of following. */
  follow(): () => void;
  /** Renews the token some time before it expires. Returns the end of waiting. */
  renewBefore(expiration: string): () => void;
  /** Sends read receipts to the agents. */
  read(number: number): void;
};

/** Creates the conversation of a panel. */
export function createAgentConversation(
  omni: Pick<OmniChannel, 'followChat'>,
  initial: ChatState,
  dispatch: Dispatch<ChatEvent>,
): AgentConversation {
  let latest = initial;
  let following: FollowedChat | undefined;
  let renewing: Promise<boolean> | undefined;
  let sendingHeld: Promise<void> | undefined;
  const client = chatClient(() => latest.agent?.token);
  const paramsOf = () => ({ channel: latest.agent?.omniProxyChannelId ?? '' });

  /** Renews the token once for everyone who needs it. @returns whether the chat continues */
  function renew(): Promise<boolean> {
    renewing ??= send(refreshChatToken, { body: { token: latest.agent?.token ?? '' } })
      .then(({ token, issuedAt, expiration }) => {
        const renewed = { token, expiration: browserExpiration(issuedAt, expiration) };
        if (latest.agent) latest = { ...latest, agent: { ...latest.agent, ...renewed } };
        dispatch({ type: 'TOKEN_RENEWED', ...renewed });
        return true;
      })
      .catch((error: unknown) => {
        dispatch({ type: 'ALERT', cause: isRefused(error) ? 'TOKEN' : 'GENERAL' });
        return false;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  /** Makes a call, and once more with a renewed token if the server doesn't take this one. */
  async function call<T>(attempt: (client: Client) => Promise<T>): Promise<T> {
    try {
      return await attempt(client);
    } catch (error) {
      if (refusalOf(error).code === 'CHAT_ENDED') dispatch({ type: 'ENDED' });
      if (!isTokenRefused(error) || !(await renew())) throw error;
      return attempt(client);
    }
  }

  async function deliver(key: string, text: string, files: readonly string[]): Promise<void> {
    const params = paramsOf();
    const body = { key, text, files: [...files] };
    const message = await call((to) => to(sendChatMessage, { params, body }));
    dispatch({ type: 'MESSAGES', messages: [message] });
  }

  /** Returns the messages held for an agent, here and in another tab. */
  function heldChat() {
    const { agent: own, messages } = latest;
    return own && withHeldElsewhere(own, agentSession.read(), messages);
  }

  function heldWith(text: string): string {
    const held = heldChat()?.initialMessage;
    return held === undefined ? text : `${held}\n${text}`;
  }

  function heldNow() {
    const chat = heldChat();
    const parts = chat ? heldMessages(chat) : [];
    const keys = new Set(latest.messages.map(({ key }) => key));
    const left = parts.filter(({ key }) => !keys.has(key));
    return left.length > 0 ? left : undefined;
  }

  /** Messages held by another tab are sent after those in progress. */
  function sendHeld(): Promise<void> {
    if (sendingHeld) return sendingHeld.then(() => sendHeld());
    const held = heldNow();
    if (!held) return Promise.resolve();
    const sendAll = async () => {
      for (const { key, text } of held) await deliver(key, text, []);
    };
    dispatch({ type: 'ALERT_OVER', cause: 'SEND' });
    sendingHeld = sendAll()
      .catch(() => dispatch({ type: 'ALERT', cause: 'SEND' }))
      .finally(() => {
        sendingHeld = undefined;
      });
    return sendingHeld;
  }

  return {
    update(state) {
      latest = state;
    },
    follow() {
      const params = paramsOf();
      let isOver = false;
      let typingOver: ReturnType<typeof setTimeout> | undefined;
      let again: ReturnType<typeof setTimeout> | undefined;
      let late: ReturnType<typeof setTimeout> | undefined;
      /** @throws RequestError */
      const readNewest = async () => {
        const page = await call((to) => to(listChatMessages, { params, query: {} }));
        if (!isOver) dispatch({ type: 'PAGE', page });
        return page;
      };
      const join = (after: number) => {
        following = omni.followChat({
          ...{ channelId: params.channel, after, token: () => latest.agent?.token },
          onLive(isLive) {
            clearTimeout(late);
            dispatch({ type: isLive ? 'ALERT_OVER' : 'ALERT', cause: 'CONNECTION' });
          },
          onMessages: (messages) => dispatch({ type: 'MESSAGES', messages }),
          onStatus: (status) => dispatch({ type: 'STATUS', status }),
          onTyping() {
            dispatch({ type: 'TYPING' });
            clearTimeout(typingOver);
            typingOver = setTimeout(() => dispatch({ type: 'TYPING_OVER' }), TYPING_OVER_MS);
          },
          onReload: async () => (await readNewest()).status.newest,
          onRefused() {
            const last = latest.messages.at(-1)?.number ?? 0;
            void renew().then((isRenewed) => isRenewed && !isOver && join(last));
          },
        });
      };
      const begin = async () => {
        try {
          const { messages, status } = await readNewest();
          if (isOver || status.state === 'ENDED') return;
          dispatch({ type: 'ALERT_OVER', cause: 'GENERAL' });
          late = setTimeout(() => dispatch({ type: 'ALERT', cause: 'CONNECTION' }), LATE_MS);
          join(messages.at(-1)?.number ?? 0);
        } catch (error) {
          if (isOver || isTokenRefused(error)) return;
          dispatch({ type: 'ALERT', cause: 'GENERAL' });
          again = setTimeout(() => void begin(), READ_AGAIN_MS);
        }
      };
      void begin();
      return () => {
        isOver = true;
        clearTimeout(typingOver);
        clearTimeout(again);
        clearTimeout(late);
        following?.leave();
        following = undefined;
      };
    },
    renewBefore(expiration) {
      const timer = setTimeout(() => void renew(), Date.parse(expiration) - nowMs() - RENEW_EARLY_MS);
      return () => clearTimeout(timer);
    },
    read: (number) => following?.read(number),
    typing: () => following?.typing(),
    async send(key, text, files) {
      const params = paramsOf();
      // A person may write before the chat has told its provider.
      const status =
        latest.status ?? (await call((to) => to(listChatMessages, { params, query: {} }))).status;
      if (!isHeld({ ...latest, status })) return deliver(key, text, files);
      dispatch({ type: 'HELD', text: heldWith(text) });
    },
    problemWith(text) {
      const isPersonal = isHeld(latest) && personalNumberIn(heldWith(text)) !== undefined;
      return isPersonal ? copy.compose.personalTogether : undefined;
    },
    sendHeld,
    upload({ file, name }) {
      const params = paramsOf();
      return call((to) => to(uploadChatFile, { params, query: { name: name.slice(-200) }, body: file }));
    },
    download({ uuid }) {
      const params = { ...paramsOf(), file: uuid };
      return call((to) => to(getChatFile, { params }));
    },
    async loadEarlier() {
      const { earlier } = latest;
      if (earlier === undefined) return;
      const params = paramsOf();
      try {
        const page = await call((to) => to(listChatMessages, { params, query: { before: Number(earlier) } }));
        dispatch({ type: 'EARLIER_PAGE', page });
      } catch {
        dispatch({ type: 'ALERT', cause: 'GENERAL' });
      }
    },
    async all() {
      const params = paramsOf();
      const pages: ChatMessage[] = [];
      let before: number | undefined;
      let page: { readonly hasMore: boolean };
      do {
        const query = before === undefined ? {} : { before };
        const read = await call((to) => to(listChatMessages, { params, query }));
        pages.unshift(...read.messages);
        before = read.messages[0]?.number;
        page = read;
      } while (page.hasMore && before !== undefined);
      return pages;
    },
    async rating() {
      const params = paramsOf();
      const { status } = await call((to) => to(listChatMessages, { params, query: {} }));
      return status.rating;
    },
    async rate(rating) {
      const params = paramsOf();
      await call((to) => to(rateChat, { params, body: rating }));
    },
    async end() {
      const params = paramsOf();
      try {
        await call((to) => to(endChat, { params }));
        dispatch({ type: 'ENDED' });
      } catch {
        dispatch({ type: 'ALERT', cause: 'GENERAL' });
      }
    },
  };
}
