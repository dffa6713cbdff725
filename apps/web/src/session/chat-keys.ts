/** Where this browser keeps the chats with an agent and with the chatbot. */
export const CHAT_KEYS = { agent: 'agentChat', chatbot: 'chatbot' } as const;

/** Whose chats they are: the identity, or empty for a visitor. */
export const CHAT_OWNER = 'chatOwner';

/** Where this tab keeps who chats. */
export const CHAT_PERSON = 'chatPerson';

/** Removes every trace of a chat. */
export function forgetChats(): void {
  for (const key of [...Object.values(CHAT_KEYS), CHAT_OWNER]) localStorage.removeItem(key);
  sessionStorage.removeItem(CHAT_PERSON);
}
