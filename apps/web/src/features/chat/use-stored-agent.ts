import { type Dispatch, useEffect, useRef } from 'react';
import { CHAT_KEYS } from '../../session/chat-keys.ts';
import { type AgentSession, agentSession } from './chat-sessions.ts';
import type { ChatEvent, ChatState } from './chat-state.ts';
import { withHeldElsewhere } from './held-message.ts';

/** Stores the chat with an agent. Messages held by this tab and others are stored, shown and sent together. */
export function useStoredAgent(state: ChatState, dispatch: Dispatch<ChatEvent>): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  const { agent } = state;

  useEffect(() => {
    if (agent) agentSession.save(holdTogether(agent, latest.current, dispatch));
  }, [agent, dispatch]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      const { agent: own } = latest.current;
      if (key === CHAT_KEYS.agent && own) holdTogether(own, latest.current, dispatch);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [dispatch]);
}

/** Returns the chat merged with another tab's held messages, and updates this tab. */
function holdTogether(
  own: AgentSession,
  { messages }: ChatState,
  dispatch: Dispatch<ChatEvent>,
): AgentSession {
  const together = withHeldElsewhere(own, agentSession.read(), messages);
  const { initialMessage: text } = together;
  if (text !== undefined && text !== own.initialMessage) dispatch({ type: 'HELD', text });
  return together;
}
