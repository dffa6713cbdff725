import { ChatListFilters } from '@homeline/contract/chat/chat-figures.ts';

/** Parses the chat filters of a URL, ignoring unknown values. */
export function readChatFilters(query: URLSearchParams): ChatListFilters {
  const known = Object.keys(ChatListFilters.shape).flatMap((name) => {
    const value = query.get(name);
    const isKnown = value && ChatListFilters.safeParse({ [name]: value }).success;
    return isKnown ? [[name, value] as const] : [];
  });
  return ChatListFilters.parse(Object.fromEntries(known));
}
