import { refusalOf } from '@homeline/client/session/refusal.ts';
import { startChatbot } from '@homeline/contract/chatbot/start-chatbot.ts';
import { applicationInPath, type ChatMode } from '@homeline/domain/chat/chat-mode.ts';
import { useEffect, useReducer, useRef, useState } from 'react';
import { CHAT_KEYS } from '../../session/chat-keys.ts';
import { send } from '../../session/client.ts';
import type { AgentChat } from './agent-conversation.ts';
import { type ChatPartner, isNotActivated, partnerOf } from './chat-selectors.ts';
import { agentSession, browserExpiration, chatbotSession, currentOwner, saveOwner } from './chat-sessions.ts';
import { type ChatEvent, type ChatState, NO_CHAT, nextChat, type TakenOver } from './chat-state.ts';
import { restoreChat } from './restore-chat.ts';
import { startAgentChat } from './start-chat.ts';
import { useAgentChat } from './use-agent-chat.ts';
import type { Borrower, KnownPerson } from './use-borrower.ts';
import type { ChatHours } from './use-chat-hours.ts';
import { type Chatbot, useChatbot } from './use-chatbot.ts';

type Given = {
  readonly mode: ChatMode | undefined;
  readonly isStream: boolean;
  readonly utmSource: string | undefined;
  readonly hours: ChatHours;
  readonly borrower: Borrower;
  readonly welcomeMessage: string | undefined;
  /** The chat is the account's. */
  readonly isAuthenticated: boolean;
};

export type Chat = {
  readonly state: ChatState;
  readonly dispatch: (event: ChatEvent) => void;
  /** The stored chat has been read. */
  readonly isReady: boolean;
  readonly partner: ChatPartner;
  readonly agentChat: AgentChat;
  readonly chatbot: Chatbot;
  /** Starts a chat with agents or the chatbot, and sends a first message. */
  start(person: KnownPerson & { readonly agentId?: string | undefined }, text?: string): Promise<void>;
  /** Hands a conversation with the chatbot over to an agent. @returns whether an agent takes it: else the conversation continues */
  handOver(): Promise<boolean>;
  /** Leaves a message for the agents during a conversation with the chatbot. @throws RequestError */
  leave(text: string, callBackPhone?: string): Promise<void>;
  /** Starts a conversation with the chatbot over. */
  restart(): Promise<void>;
  /** Continues with the chatbot in place of an agent who doesn't come. */
  askChatbot(): Promise<void>;
  /** Leaves an ended chat behind, so that another one starts from the form. */
  startNew(): void;
};

/** One chat of the page: with an agent or with the chatbot, from the form to the end. */
export function useChat(given: Given): Chat {
  const { mode, isStream, utmSource, hours, borrower, welcomeMessage, isAuthenticated } = given;
  const [state, dispatch] = useReducer(nextChat, NO_CHAT);
  const [isReady, setReady] = useState(false);
  const agentChat = useAgentChat(state, dispatch);
  const chatbot = useChatbot(state, dispatch);
  const asked = useRef({ for: '', key: '' });
  const left = useRef({ for: '', key: '' });
  const firstQuestion = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once
  useEffect(() => {
    let isOver = false;
    const restore = async () => {
      const stored = await restoreChat(isAuthenticated);
      if (isOver) return;
      if (stored) dispatch({ type: 'RESTORED', ...stored });
      setReady(true);
    };
    void restore();
    return () => {
      isOver = true;
    };
  }, []);

  const isWithout = isReady && state.phase === 'FORM';
  useEffect(() => {
    if (!isWithout) return;
    // Another tab started a chat.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if ((key !== CHAT_KEYS.agent && key !== CHAT_KEYS.chatbot) || newValue === null) return;
      void restoreChat(isAuthenticated).then((stored) => stored && dispatch({ type: 'RESTORED', ...stored }));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [isWithout, isAuthenticated]);

  async function startWithChatbot(person: KnownPerson, text?: string, takenOver?: TakenOver): Promise<void> {
    const { friendlyName, emailAddress } = person;
    const applicationId = applicationInPath(window.location.pathname);
    const { greeting, suggestions, ...started } = await send(startChatbot, {
      body: { friendlyName, emailAddress, ...(applicationId && { applicationId }) },
    });
    saveOwner(currentOwner());
    firstQuestion.current = text;
    const expiration = browserExpiration(started.loginTimestamp, started.expiration);
    const chatbot = { ...started, expiration };
    dispatch({ type: 'STARTED_CHATBOT', chatbot, takenOver, greeting, suggestions });
  }

  const conversationId = state.chatbot?.conversationId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once, when the conversation has started
  useEffect(() => {
    const text = firstQuestion.current;
    if (conversationId === undefined || text === undefined) return;
    firstQuestion.current = undefined;
    chatbot.ask(text).catch(() => undefined);
  }, [conversationId]);

  async function startWithAgent(
    person: KnownPerson & { readonly agentId?: string | undefined },
    text?: string,
  ): Promise<void> {
    // The same request keeps its key: a lost answer starts no second chat.
    const asks = JSON.stringify([person, state.chatbot?.conversationId]);
    if (asked.current.for !== asks) asked.current = { for: asks, key: crypto.randomUUID() };
    const started = await startAgentChat({
      ...{ person, nonce: borrower.nonce(), isStream, mode, welcomeMessage, utmSource },
      ...{ chatbot: state.chatbot, idempotencyKey: asked.current.key },
    });
    asked.current = { for: '', key: '' };
    // Agents may have come since the last time that the page asked: what it still knows would end the chat at once.
    await hours.ask();
    saveOwner(currentOwner());
    chatbotSession.forget();
    dispatch({ type: 'STARTED_AGENT', agent: text ? { ...started, initialMessage: text } : started });
  }

  async function attempt(start: () => Promise<void>): Promise<void> {
    dispatch({ type: 'STARTING' });
    try {
      await start();
    } catch (error) {
      dispatch({ type: 'START_FAILED' });
      throw error;
    }
  }

  function askChatbot(takenOver?: TakenOver): Promise<void> {
    const { agent } = state;
    if (!agent) return Promise.resolve();
    return attempt(async () => {
      await startWithChatbot(agent, lastWords(state), takenOver);
      agentSession.forget();
    });
  }

  /**
   * Continues with the chatbot after the agents left. What a signed-in person wrote stays with the agents, whose answer they find later.
   */
  async function takeOver(): Promise<void> {
    const isKept =
      isAuthenticated && currentOwner() !== '' && state.messages.some(({ from }) => from === 'APPLICANT');
    if (!isKept) await agentChat.end();
    const hasAsked = lastWords(state) !== undefined;
    await askChatbot(isKept ? 'KEPT' : hasAsked ? 'ASKED' : 'SILENT');
  }

  const isDropped = isNotActivated(state, { mode, isOpen: hours.isOpen });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each chat that isn't activated
  useEffect(() => {
    if (isDropped) takeOver().catch(() => undefined);
  }, [isDropped]);

  const partner = partnerOf(state, { mode, isOpen: hours.isOpen });
  return {
    ...{ state, dispatch, isReady, partner, agentChat, chatbot },
    askChatbot: () => askChatbot(),
    start: (person, text) =>
      attempt(() =>
        partner === 'CHATBOT'
          ? startWithChatbot(person, text)
          : startWithAgent(person, text).catch((error: unknown) => {
              if (refusalOf(error).code !== 'CHAT_CLOSED') throw error;
              return startWithChatbot(person, text, 'CLOSED');
            }),
      ),
    async leave(text, callBackPhone) {
      const person = state.chatbot ?? { friendlyName: '', emailAddress: '' };
      const key = `${state.chatbot?.conversationId} ${text} ${callBackPhone ?? ''}`;
      if (left.current.for !== key) left.current = { for: key, key: crypto.randomUUID() };
      await startAgentChat({
        ...{ person, nonce: borrower.nonce(), isStream, mode, welcomeMessage, utmSource },
        ...{ chatbot: state.chatbot, idempotencyKey: left.current.key, leftMessage: text, callBackPhone },
      });
      dispatch({
        ...{ type: 'LEFT', emailAddress: person.emailAddress },
        wantsCall: callBackPhone !== undefined,
      });
    },
    restart: () => attempt(() => startWithChatbot(state.chatbot ?? { friendlyName: '', emailAddress: '' })),
    async handOver() {
      let isHandedOver = true;
      await attempt(async () => {
        // Agents may have come or gone since the page asked last.
        isHandedOver = (await hours.ask()) !== false;
        if (isHandedOver) await startWithAgent(state.chatbot ?? { friendlyName: '', emailAddress: '' });
      }).catch((error: unknown) => {
        if (refusalOf(error).code !== 'CHAT_CLOSED') throw error;
        isHandedOver = false;
      });
      if (!isHandedOver) dispatch({ type: 'NOT_HANDED_OVER' });
      return isHandedOver;
    },
    startNew() {
      agentSession.forget();
      chatbotSession.forget();
      dispatch({ type: 'FORGOTTEN' });
    },
  };
}

/** Returns the person's last text, sent or held. */
function lastWords({ agent, messages }: ChatState): string | undefined {
  return agent?.initialMessage ?? messages.findLast(({ from }) => from === 'APPLICANT')?.text;
}
