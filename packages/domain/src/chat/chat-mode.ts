import * as z from 'zod';
import { OUTSIDE_PROVIDERS } from './chat-providers.ts';

/** What the widget talks to. */
export const ChatMode = z.enum([...OUTSIDE_PROVIDERS, 'chatbot']);
export type ChatMode = z.infer<typeof ChatMode>;

/**
 * Returns whether the widget opens the chat with agents or the chatbot: agents while one is active in the chat or the chat is within its
 * hours.
 * @param given.mode the query parameter `mode`, which counts outside production alone
 */
export function chatPartner(given: {
  readonly mode: ChatMode | undefined;
  readonly isAgentActive: boolean;
  readonly isOpen: boolean;
}): 'AGENT' | 'CHATBOT' {
  if (given.mode !== undefined) return given.mode === 'chatbot' ? 'CHATBOT' : 'AGENT';
  return given.isAgentActive || given.isOpen ? 'AGENT' : 'CHATBOT';
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Returns the application that a page is about: the first part of its path that looks like a uuid. */
export function applicationInPath(path: string): string | undefined {
  return path
    .split('/')
    .find((part) => UUID.test(part))
    ?.toLowerCase();
}
