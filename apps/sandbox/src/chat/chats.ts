import { randomUUID } from 'node:crypto';
import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import type { State } from '../state.ts';
import type { StandInChat, StandInFile, StandInMessage } from './conversation.ts';

/** Returns a conversation by the provider's id or the server's. */
export function findChat({ chats }: State, port: OutsideProvider, id: string): StandInChat | undefined {
  return chats.find((chat) => chat.port === port && (chat.channel === id || chat.name === id));
}

/** Opens a conversation, or updates the one that the channel already has. */
export function openChat(
  state: State,
  chat: Pick<StandInChat, 'port' | 'channel' | 'name'> & Partial<StandInChat>,
): StandInChat {
  const known = findChat(state, chat.port, chat.channel);
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
export function twilioSid(prefix: string): string {
  return prefix + randomUUID().replaceAll('-', '');
}
