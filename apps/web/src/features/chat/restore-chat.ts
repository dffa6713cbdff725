import { resumeWebChat } from '@homeline/contract/chat/web-chat.ts';
import { forgetChats } from '../../session/chat-keys.ts';
import { send } from '../../session/client.ts';
import {
  type AgentSession,
  agentSession,
  type ChatbotStored,
  chatbotSession,
  currentOwner,
  saveOwner,
  storedOwner,
} from './chat-sessions.ts';
import { sessionOf } from './start-chat.ts';
import { knownPerson } from './use-borrower.ts';

export type StoredChat = { readonly agent?: AgentSession; readonly chatbot?: ChatbotStored };

/**
 * Returns the chat that this browser keeps for its present person, and removes another person’s. A visitor who signs in under the same
 * address keeps their chat. A signed-in person without one gets their own chat from the server, in which an answer may wait.
 * @param isAuthenticated the chats of a signed-in person are their account's
 */
export async function restoreChat(isAuthenticated: boolean): Promise<StoredChat | undefined> {
  const kept = await keptChat();
  return kept ?? (isAuthenticated && currentOwner() !== '' ? ownChat() : undefined);
}

async function ownChat(): Promise<StoredChat | undefined> {
  const { chat } = await send(resumeWebChat, {}).catch(() => ({ chat: undefined }));
  if (!chat) return undefined;
  saveOwner(currentOwner());
  return { agent: sessionOf(chat, chat) };
}

async function keptChat(): Promise<StoredChat | undefined> {
  const [agent, chatbot] = [agentSession.read(), chatbotSession.read()];
  const kept = agent ? { agent } : chatbot && { chatbot };
  if (!kept) return undefined;
  const address = (agent ?? chatbot)?.emailAddress ?? '';
  const owner = currentOwner();
  if (storedOwner() !== owner) {
    const isOwn = storedOwner() === '' && owner !== '' && (await isAddressOf(address));
    if (!isOwn) {
      forgetChats();
      return undefined;
    }
    saveOwner(owner);
  }
  return kept;
}

async function isAddressOf(address: string): Promise<boolean> {
  const known = await knownPerson().catch(() => undefined);
  return known?.emailAddress.toLowerCase() === address.toLowerCase();
}
