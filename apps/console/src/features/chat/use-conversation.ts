import { mergeMessages } from '@homeline/client/chat/message-list.ts';
import type { FollowedChat } from '@homeline/client/chat/omni-channel.ts';
import { omni } from '@homeline/client/chat/own-omni.ts';
import { token } from '@homeline/client/session/token.ts';
import type { ChatMessage, ChatStatus } from '@homeline/contract/chat/chat-message.ts';
import { getChat, getChatDesk, listAgentChatMessages } from '@homeline/contract/chat/desk.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '../../session/client.ts';
import { chatKey } from './use-desk.ts';

/** How long the typing indicator stays without an update. */
const TYPING_OVER_MS = 5000;

/** A conversation on the page: its loaded messages and its state. */
export type Conversation = {
  readonly messages: readonly ChatMessage[];
  readonly status: ChatStatus;
  readonly hasMore: boolean;
  /** The last message that an agent had read when the page opened; undefined when nothing was unread. */
  readonly readUpTo: number | undefined;
  readonly isTyping: boolean;
  /** The connection is lost. */
  readonly isLost: boolean;
};

const NOTHING_YET = { isTyping: false, isLost: false } as const;

/**
 * Subscribes to a conversation: the newest 20 messages, earlier ones on demand, and new ones, each once.
 * @param onMessages called with what just arrived
 */
export function useConversation(conversation: string, onMessages: (arrived: readonly ChatMessage[]) => void) {
  const queries = useQueryClient();
  const [shown, show] = useState<Conversation>();
  const [error, setError] = useState<unknown>();
  const [tries, tryAgain] = useState(0);
  const followed = useRef<FollowedChat>(undefined);
  const told = useRef(onMessages);
  useEffect(() => {
    told.current = onMessages;
  });

  const read = useCallback(
    (before?: number) => send(listAgentChatMessages, { params: { conversation }, query: { before } }),
    [conversation],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try follows the chat again
  useEffect(() => {
    let isOver = false;
    let typingOver: ReturnType<typeof setTimeout> | undefined;
    const change = (next: (before: Conversation) => Conversation) =>
      isOver || show((before) => before && next(before));
    const readNewest = async () => {
      const { messages, status, hasMore } = await read();
      if (isOver) return 0;
      const { agent } = status.read;
      const isUnread = messages.some(({ from, number }) => from === 'APPLICANT' && number > agent);
      const readUpTo = isUnread ? agent : undefined;
      show((before) => ({ readUpTo, ...NOTHING_YET, ...before, messages, status, hasMore }));
      return messages.at(-1)?.number ?? 0;
    };
    const begin = async () => {
      const after = await readNewest();
      if (isOver) return;
      followed.current = omni.followChat({
        channelId: conversation,
        token: token.read,
        after,
        onMessages(arrived) {
          clearTimeout(typingOver);
          change((before) => ({
            ...before,
            messages: mergeMessages(before.messages, arrived),
            isTyping: false,
          }));
          told.current(arrived);
        },
        onStatus(status) {
          change((before) => {
            const isMoved =
              before.status.state !== status.state || before.status.agentName !== status.agentName;
            if (isMoved) void queries.invalidateQueries({ queryKey: chatKey(getChat.name, conversation) });
            return { ...before, status };
          });
        },
        onTyping() {
          change((before) => ({ ...before, isTyping: true }));
          clearTimeout(typingOver);
          typingOver = setTimeout(() => change((before) => ({ ...before, isTyping: false })), TYPING_OVER_MS);
        },
        onReload: readNewest,
        // The next call finds out whether the session has ended.
        onRefused: () => void queries.invalidateQueries({ queryKey: chatKey(getChatDesk.name) }),
        onLive: (isLive) => change((before) => ({ ...before, isLost: !isLive })),
      });
    };
    begin().catch((cause: unknown) => isOver || setError(cause));
    return () => {
      isOver = true;
      clearTimeout(typingOver);
      followed.current?.leave();
      followed.current = undefined;
    };
  }, [conversation, queries, read, tries]);

  return {
    shown,
    error,
    retry() {
      setError(undefined);
      tryAgain(tries + 1);
    },
    /** Reads the 20 messages before the first one. @throws RequestError */
    async loadEarlier(): Promise<void> {
      const { messages, hasMore } = await read(shown?.messages[0]?.number);
      show((before) => before && { ...before, messages: mergeMessages(before.messages, messages), hasMore });
    },
    /** Shows a message that was just sent. */
    add(message: ChatMessage): void {
      show(
        (before) =>
          before && {
            ...before,
            messages: mergeMessages(before.messages, [message]),
            readUpTo: undefined,
          },
      );
    },
    typing: () => followed.current?.typing(),
    markRead: (number: number) => followed.current?.read(number),
  };
}
