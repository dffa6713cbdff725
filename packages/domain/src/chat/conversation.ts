import * as z from 'zod';
import { OUTSIDE_PROVIDERS } from './chat-providers.ts';

/**
 * - `WAITING`: nobody has answered yet, or the last agent gave it back to the queue.
 * - `ACTIVE`: an agent answers.
 * - `ENDED`: over; another chat starts from the form.
 */
export const ChatState = z.enum(['WAITING', 'ACTIVE', 'ENDED']);
export type ChatState = z.infer<typeof ChatState>;

/**
 * Why a conversation ended.
 * - `SILENCE`: nobody wrote for `CHAT_SILENCE_MINUTES`.
 * - `FROZEN`: the provider closed the channel.
 */
export const ChatEnding = z.enum(['APPLICANT', 'AGENT', 'SILENCE', 'FROZEN']);
export type ChatEnding = z.infer<typeof ChatEnding>;

/** What an agent may do to a conversation. */
export type ChatAct = 'ACCEPT' | 'WRITE' | 'TRANSFER' | 'RETURN' | 'END';

type ActRow = {
  readonly from: readonly ChatState[];
  readonly to: ChatState;
  /** Allowed only to the agent who answers the chat, and to supervisors. */
  readonly isOwn: boolean;
};

/** The transitions of a conversation: the states in which each act is allowed, and the state it leads to. */
export const CHAT_ACTS: Readonly<Record<ChatAct, ActRow>> = {
  ACCEPT: { from: ['WAITING'], to: 'ACTIVE', isOwn: false },
  WRITE: { from: ['ACTIVE'], to: 'ACTIVE', isOwn: true },
  TRANSFER: { from: ['ACTIVE'], to: 'ACTIVE', isOwn: true },
  RETURN: { from: ['ACTIVE'], to: 'WAITING', isOwn: true },
  END: { from: ['WAITING', 'ACTIVE'], to: 'ENDED', isOwn: true },
};

const WRONG_STATE: Readonly<Record<ChatState, string>> = {
  WAITING: 'Accept this chat first.',
  ACTIVE: 'Another agent has accepted this chat.',
  ENDED: 'This chat has ended.',
};

const AT_PROVIDER = 'This chat is answered at the chat provider.';

/**
 * Returns why an agent may not do something to a conversation; undefined when they may.
 * @param as.isOwn the agent answers this conversation
 * @param as.isSupervisor the agent may act on everybody's
 * @param as.isAtDesk the conversation is at our own desk, not at a provider
 */
export function chatRefusal(
  act: ChatAct,
  state: ChatState,
  as: { readonly isOwn: boolean; readonly isSupervisor: boolean; readonly isAtDesk: boolean },
): string | undefined {
  const { from, isOwn } = CHAT_ACTS[act];
  if (!as.isAtDesk && state !== 'ENDED') return AT_PROVIDER;
  if (!from.includes(state)) return WRONG_STATE[state];
  if (!isOwn || as.isOwn || (as.isSupervisor && act !== 'WRITE')) return undefined;
  return state === 'WAITING' ? WRONG_STATE.WAITING : WRONG_STATE.ACTIVE;
}

/** Returns why a conversation can't be handed to an agent; undefined when it can. */
export function handoverRefusal(agent: {
  readonly presence: ChatPresence;
  readonly active: number;
  readonly capacity: number;
}): string | undefined {
  if (agent.presence === 'AWAY') return 'This agent isn’t available. Choose another one.';
  return agent.active >= agent.capacity
    ? 'This agent can’t take another chat. Choose another one.'
    : undefined;
}

/** Returns why an agent can't accept a conversation; undefined when they can. */
export function acceptRefusal(agent: {
  readonly presence: ChatPresence;
  readonly active: number;
  readonly capacity: number;
}): string | undefined {
  if (agent.presence === 'AWAY') return 'You’re away. Set yourself to available before you accept a chat.';
  return agent.active >= agent.capacity
    ? 'You’ve reached your chat limit. End a chat, or raise your limit.'
    : undefined;
}

/** Who wrote a message. `SYSTEM` says who joined, left or handed over. */
export const ChatAuthor = z.enum(['APPLICANT', 'AGENT', 'SYSTEM']);
export type ChatAuthor = z.infer<typeof ChatAuthor>;

/** Where the conversation is carried. `desk` is our own desk. */
export const ChatProvider = z.enum(['desk', ...OUTSIDE_PROVIDERS]);
export type ChatProvider = z.infer<typeof ChatProvider>;

/** Whether an agent takes chats now. */
export const ChatPresence = z.enum(['AVAILABLE', 'AWAY']);
export type ChatPresence = z.infer<typeof ChatPresence>;

/** The longest message, in characters. */
export const MOST_MESSAGE_CHARACTERS = 4000;
/** The most files of one message. */
export const MOST_MESSAGE_FILES = 10;
/** The number of messages in a page of history. */
export const CHAT_PAGE_SIZE = 20;
/** The lifetime of a conversation's token. */
export const CHAT_TOKEN_HOURS = 6;
/** The lifetime of a nonce, which the page renews every minute. */
export const CHAT_NONCE_SECONDS = 150;
/** After this long without a message a conversation ends. */
export const CHAT_SILENCE_MINUTES = 60;
/** An agent who doesn't answer for this long loses the chat to the queue. */
export const AGENT_SILENCE_MINUTES = 10;
/** An agent whose browser was gone for this long counts as away. */
export const AGENT_GONE_SECONDS = 60;
/** When an agent's reply has been unread for this long, an email tells the borrower. */
export const MISSED_REPLY_MINUTES = 5;
/** After this long without an agent the borrower is told what else they can do. */
export const UNANSWERED_MINUTES = 5;
