import { ChatListFilters } from '@homeline/contract/chat/chat-figures.ts';

/** Returns which chats an address lists. What it doesn't know is left out. */
export function readChatFilters(query: URLSearchParams): ChatListFilters {
  const known = Object.keys(ChatListFilters.shape).flatMap((name) => {
    const value = query.get(name);
    const isKnown = value && ChatListFilters.safeParse({ [name]: value }).success;
    return isKnown ? [[name, value] as const] : [];
  });
  return ChatListFilters.parse(Object.fromEntries(known));
}
