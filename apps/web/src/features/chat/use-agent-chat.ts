import { createOmniSocket, type FollowedChat } from '@homeline/client/chat/omni-socket.ts';
import { organisation } from '@homeline/client/organisation.ts';
import { nowMs } from '@homeline/client/session/clock.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import type { ChatFile } from '@homeline/contract/chat/chat-message.ts';
import {
  endChat,
  getChatFile,
  listChatMessages,
  sendChatMessage,
  uploadChatFile,
} from '@homeline/contract/chat/conversation.ts';
import { refreshChatToken } from '@homeline/contract/chat/web-chat.ts';
import type { Client } from '@homeline/contract/client.ts';
import { personalNumberIn } from '@homeline/domain/chat/personal-numbers.ts';
import { type Dispatch, useEffect, useRef } from 'react';
import { send } from '../../session/client.ts';
import { chatClient, isRefused, isTokenRefused } from './chat-client.ts';
import { isHeld } from './chat-selectors.ts';
import { agentSession } from './chat-sessions.ts';
import type { ChatEvent, ChatState } from './chat-state.ts';
import { chatCopy as copy } from './copy.ts';
import { heldMessages, withHeldElsewhere } from './held-message.ts';
import { useStoredAgent } from './use-stored-agent.ts';

/** How long before its end a token is renewed. */
const RENEW_EARLY_MS = 600_000;
/** How long a typing note stays without another word. */
const TYPING_OVER_MS = 5000;
/** A connection that doesn't stand after so long is told of as lost. */
const LATE_MS = 10_000;
/** How long until a history that couldn't be read is read again. */
const READ_AGAIN_MS = 5000;

const omni = createOmniSocket(organisation.baseUrl);

/** A file to send. */
export type FileToSend = { readonly file: Blob; readonly name: string };

export type AgentChat = {
  /** Sends a message, or holds it until an agent has joined. @throws RequestError */
  send(key: string, text: string, files: readonly string[]): Promise<void>;
  /** Returns why a text can't be held together with what is held already; undefined if it can. */
  problemWith(text: string): string | undefined;
  /** Sends again what was held and couldn't be sent. */
  sendHeld(): Promise<void>;
  upload(file: FileToSend): Promise<ChatFile>;
  download(file: ChatFile): Promise<Blob>;
  loadEarlier(): Promise<void>;
  typing(): void;
  end(): Promise<void>;
};

/** Keeps a chat with an agent going: its connection, its token, its stored session. */
export function useAgentChat(state: ChatState, dispatch: Dispatch<ChatEvent>): AgentChat {
  const latest = useRef(state);
  const following = useRef<FollowedChat>(undefined);
  const renewing = useRef<Promise<boolean>>(undefined);
  const sendingHeld = useRef<Promise<void>>(undefined);
  useEffect(() => {
    latest.current = state;
  });
  useStoredAgent(state, dispatch);
  const { agent, phase, status, seen } = state;
  const channel = agent?.omniProxyChannelId;
  const isOngoing = channel !== undefined && phase === 'MESSAGING';
  const params = { channel: channel ?? '' };
  const client = chatClient(() => latest.current.agent?.token);

  /** Renews the token once for everyone who needs it. @returns whether the chat goes on */
  function renew(): Promise<boolean> {
    renewing.current ??= send(refreshChatToken, { body: { token: latest.current.agent?.token ?? '' } })
      .then((renewed) => {
        if (latest.current.agent)
          latest.current = { ...latest.current, agent: { ...latest.current.agent, ...renewed } };
        dispatch({ type: 'TOKEN_RENEWED', ...renewed });
        return true;
      })
      .catch((error: unknown) => {
        dispatch({ type: 'ALERT', cause: isRefused(error) ? 'TOKEN' : 'GENERAL' });
        return false;
      })
      .finally(() => {
        renewing.current = undefined;
      });
    return renewing.current;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: one connection for each chat
  useEffect(() => {
    if (!isOngoing || channel === undefined) return;
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
    const follow = (after: number) => {
      following.current = omni.followChat({
        ...{ channelId: channel, after, token: () => latest.current.agent?.token },
        onLive(isLive) {
          clearTimeout(late);
          dispatch({ type: isLive ? 'ALERT_OVER' : 'ALERT', cause: 'CONNECTION' });
        },
        onMessages: (messages) => dispatch({ type: 'MESSAGES', messages }),
        onStatus: (now) => dispatch({ type: 'STATUS', status: now }),
        onTyping() {
          dispatch({ type: 'TYPING' });
          clearTimeout(typingOver);
          typingOver = setTimeout(() => dispatch({ type: 'TYPING_OVER' }), TYPING_OVER_MS);
        },
        onReload: async () => (await readNewest()).status.newest,
        onRefused() {
          const last = latest.current.messages.at(-1)?.number ?? 0;
          void renew().then((isRenewed) => isRenewed && !isOver && follow(last));
        },
      });
    };
    const begin = async () => {
      try {
        const { messages, status: now } = await readNewest();
        if (isOver || now.state === 'ENDED') return;
        dispatch({ type: 'ALERT_OVER', cause: 'GENERAL' });
        late = setTimeout(() => dispatch({ type: 'ALERT', cause: 'CONNECTION' }), LATE_MS);
        follow(messages.at(-1)?.number ?? 0);
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
      following.current?.leave();
      following.current = undefined;
    };
  }, [channel, isOngoing]);

  const expiration = agent?.expiration;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a renewed token sets the next time
  useEffect(() => {
    if (!isOngoing || expiration === undefined) return;
    const timer = setTimeout(() => void renew(), Date.parse(expiration) - nowMs() - RENEW_EARLY_MS);
    return () => clearTimeout(timer);
  }, [isOngoing, expiration]);

  const readByMe = status?.read.applicant ?? 0;
  useEffect(() => {
    if (seen > readByMe) following.current?.read(seen);
  }, [seen, readByMe]);

  const isDue = isOngoing && status !== undefined && agent?.initialMessage !== undefined && !isHeld(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends once when an agent joins
  useEffect(() => {
    if (isDue) void sendHeld();
  }, [isDue]);

  function sendHeld(): Promise<void> {
    // Another tab may have held more.
    const held = agentSession.read() ?? latest.current.agent;
    if (held?.initialMessage === undefined) return Promise.resolve();
    const sendAll = async () => {
      for (const { key, text } of heldMessages(held)) await deliver(key, text, []);
    };
    dispatch({ type: 'ALERT_OVER', cause: 'SEND' });
    sendingHeld.current ??= sendAll()
      .catch(() => dispatch({ type: 'ALERT', cause: 'SEND' }))
      .finally(() => {
        sendingHeld.current = undefined;
      });
    return sendingHeld.current;
  }

  async function deliver(key: string, text: string, files: readonly string[]): Promise<void> {
    const body = { key, text, files: [...files] };
    const message = await call((to) => to(sendChatMessage, { params, body }));
    dispatch({ type: 'MESSAGES', messages: [message] });
  }

  function heldWith(text: string): string {
    const { agent: own, messages } = latest.current;
    // Another tab may have held a message meanwhile.
    const held = own && withHeldElsewhere(own, agentSession.read(), messages).initialMessage;
    return held === undefined ? text : `${held}\n${text}`;
  }

  return {
    async send(key, text, files) {
      // Somebody may write before the chat has told its provider.
      const known =
        latest.current.status ?? (await call((to) => to(listChatMessages, { params, query: {} }))).status;
      if (!isHeld({ ...latest.current, status: known })) return deliver(key, text, files);
      dispatch({ type: 'HELD', text: heldWith(text) });
    },
    problemWith(text) {
      const isPersonal = isHeld(latest.current) && personalNumberIn(heldWith(text)) !== undefined;
      return isPersonal ? copy.compose.personalTogether : undefined;
    },
    sendHeld,
    upload: ({ file, name }) =>
      call((to) => to(uploadChatFile, { params, query: { name: name.slice(-200) }, body: file })),
    download: ({ uuid }) => call((to) => to(getChatFile, { params: { ...params, file: uuid } })),
    async loadEarlier() {
      const before = latest.current.earlier;
      if (before === undefined) return;
      try {
        const page = await call((to) => to(listChatMessages, { params, query: { before: Number(before) } }));
        dispatch({ type: 'EARLIER_PAGE', page });
      } catch {
        dispatch({ type: 'ALERT', cause: 'GENERAL' });
      }
    },
    typing: () => following.current?.typing(),
    async end() {
      try {
        await call((to) => to(endChat, { params }));
        dispatch({ type: 'ENDED' });
      } catch {
        dispatch({ type: 'ALERT', cause: 'GENERAL' });
      }
    },
  };
}
