import { nowMs } from '@homeline/client/session/clock.ts';
import { claimsOf, token } from '@homeline/client/session/token.ts';
import { AgentChatSession } from '@homeline/domain/chat/chat-session.ts';
import {
  type AnswerSource,
  type ChatbotHistoryItem,
  ChatbotSession,
} from '@homeline/domain/chatbot/chatbot-session.ts';
import * as z from 'zod';
import { CHAT_KEYS, CHAT_OWNER, CHAT_PERSON } from '../../session/chat-keys.ts';

export type AgentSession = z.infer<typeof AgentChatSession>;

/** The chatbot's conversation with the secret that only this browser holds. */
const ChatbotStored = ChatbotSession.extend({ nonce: z.string() });
export type ChatbotStored = z.infer<typeof ChatbotStored>;

/** A question to the chatbot, with its answer. */
export type ChatbotQuestion = z.infer<typeof ChatbotHistoryItem> & {
  readonly sources: readonly AnswerSource[];
  readonly isRatedBad: boolean;
  readonly isRatedGood: boolean;
};

/** The two chats of this browser, in local storage, so that every tab shows the same one. */
export const agentSession = storedSession(CHAT_KEYS.agent, AgentChatSession);
export const chatbotSession = storedSession(CHAT_KEYS.chatbot, ChatbotStored);

/** A visitor's name and address, and that a signed-in person has confirmed theirs: neither is asked before every chat of this tab. */
export const chatPerson = {
  save: (person: { readonly friendlyName: string; readonly emailAddress: string }): void =>
    sessionStorage.setItem(CHAT_PERSON, JSON.stringify({ owner: currentOwner(), ...person })),
  read(): { readonly friendlyName: string; readonly emailAddress: string } | undefined {
    const { owner, ...person } =
      StoredPerson.safeParse(parsed(sessionStorage.getItem(CHAT_PERSON))).data ?? {};
    return owner === currentOwner() ? (person as z.infer<typeof StoredPerson>) : undefined;
  },
};
const StoredPerson = z.object({ owner: z.string(), friendlyName: z.string(), emailAddress: z.string() });

/** Returns when something expires by the browser's clock, whose date may differ from the server's. */
export function browserExpiration(since: string, expiration: string): string {
  return new Date(nowMs() + Date.parse(expiration) - Date.parse(since)).toISOString();
}

/** Returns who may see the stored chat: the signed-in person, or empty for a visitor. */
export function currentOwner(): string {
  return claimsOf(token.read()).sub ?? '';
}

/** Returns the owner of the stored chat; undefined without a stored chat. */
export function storedOwner(): string | undefined {
  return localStorage.getItem(CHAT_OWNER) ?? undefined;
}

export function saveOwner(owner: string): void {
  localStorage.setItem(CHAT_OWNER, owner);
}

function storedSession<T extends { readonly expiration: string }>(key: string, schema: z.ZodType<T>) {
  return {
    save: (session: T): void => localStorage.setItem(key, JSON.stringify(session)),
    forget: (): void => localStorage.removeItem(key),
    /** Returns the stored session. Removes one that has expired or can't be read, and returns undefined. */
    read(): T | undefined {
      const session = schema.safeParse(parsed(localStorage.getItem(key))).data;
      if (session && Date.parse(session.expiration) > nowMs()) return session;
      localStorage.removeItem(key);
      return undefined;
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
