import { randomUUID } from 'node:crypto';
import type { State } from '../state.ts';

/** The chat providers that the sandbox stands in for. */
export const CHAT_PORTS = ['twilio', 'nice', 'stream', 'talkjs'] as const;
export type ChatPort = (typeof CHAT_PORTS)[number];

export type StandInFile = { id: string; name: string; type: string; base64: string };

export type StandInMessage = {
  id: string;
  /** What the server knows a message of its own by. */
  key: string;
  from: 'APPLICANT' | 'AGENT';
  text: string;
  files: string[];
  at: string;
};

/** A conversation at a provider, with the agent who answers there. */
export type StandInChat = {
  port: ChatPort;
  /** The provider's id of the conversation. */
  channel: string;
  /** The id that the server gave it. */
  name: string;
  /** The person there. */
  user: string;
  person: string;
  skill: string;
  agent?: string;
  messages: StandInMessage[];
  /** How often the person was typing. */
  typed: number;
  ended: boolean;
};

/** Returns a conversation by the provider's id or the server's. */
export function chatIn({ chats }: State, port: ChatPort, id: string): StandInChat | undefined {
  return chats.find((chat) => chat.port === port && (chat.channel === id || chat.name === id));
}

/** Opens a conversation, unless it is open. */
export function openChat(
  state: State,
  chat: Pick<StandInChat, 'port' | 'channel' | 'name'> & Partial<StandInChat>,
): StandInChat {
  const known = chatIn(state, chat.port, chat.channel);
  if (known) return Object.assign(known, chat);
  const opened = {
    ...{ user: '', person: '', skill: '', messages: [], typed: 0, ended: false },
    ...chat,
  };
  state.chats.push(opened);
  return opened;
}

/** Adds a message. */
export function addMessage(
  chat: StandInChat,
  at: string,
  message: Pick<StandInMessage, 'id' | 'from' | 'text'> & Partial<StandInMessage>,
): StandInMessage {
  const added = { key: '', files: [], at, ...message };
  chat.messages.push(added);
  return added;
}

/** Keeps a file. */
export function keepFile(
  state: State,
  file: Omit<StandInFile, 'id'>,
  id: string = randomUUID(),
): StandInFile {
  const kept = { id, ...file };
  state.chatFiles[id] = kept;
  return kept;
}

/** Returns a provider's id: two letters and 32 hexadecimal digits, as Twilio's. */
export function sid(prefix: string): string {
  return prefix + randomUUID().replaceAll('-', '');
}
