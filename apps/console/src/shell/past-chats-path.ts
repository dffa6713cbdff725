import type { ChatListFilters } from '@homeline/contract/chat/chat-figures.ts';

/** Returns the address of the past chats that a figure counts. */
export function pastChatsPath(list: ChatListFilters): string {
  const given = Object.entries(list).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return `/chats/past?${new URLSearchParams(given)}`;
}
