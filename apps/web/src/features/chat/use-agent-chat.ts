import { omni } from '@homeline/client/chat/own-omni.ts';
import { type Dispatch, useEffect, useState } from 'react';
import { type AgentChat, createAgentConversation } from './agent-conversation.ts';
import { isHeld } from './chat-selectors.ts';
import type { ChatEvent, ChatState } from './chat-state.ts';
import { useStoredAgent } from './use-stored-agent.ts';

/** Keeps a chat with an agent going while the panel shows it. */
export function useAgentChat(state: ChatState, dispatch: Dispatch<ChatEvent>): AgentChat {
  const [conversation] = useState(() => createAgentConversation(omni, state, dispatch));
  useEffect(() => conversation.update(state));
  useStoredAgent(state, dispatch);
  const { agent, phase, status, seen } = state;
  const channel = phase === 'MESSAGING' ? agent?.omniProxyChannelId : undefined;
  const expiration = channel === undefined ? undefined : agent?.expiration;
  useEffect(() => (channel === undefined ? undefined : conversation.follow()), [conversation, channel]);
  useEffect(
    () => (expiration === undefined ? undefined : conversation.renewBefore(expiration)),
    [conversation, expiration],
  );

  const readByMe = status?.read.applicant ?? 0;
  useEffect(() => {
    if (seen > readByMe) conversation.read(seen);
  }, [conversation, seen, readByMe]);

  const isDue = channel !== undefined && status !== undefined && !isHeld(state);
  const due = isDue ? agent?.initialMessage : undefined;
  useEffect(() => {
    if (due !== undefined) void conversation.sendHeld();
  }, [conversation, due]);

  return conversation;
}
