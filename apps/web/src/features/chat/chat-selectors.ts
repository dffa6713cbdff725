import { type ChatMode, chatPartner } from '@homeline/domain/chat/chat-mode.ts';
import { providerRow } from '@homeline/domain/chat/chat-providers.ts';
import type { ChatState } from './chat-state.ts';

/** Who answers, or would answer once the chat starts. */
export type ChatPartner = ReturnType<typeof chatPartner>;

/** With fewer messages than this, a chat that nobody has answered isn't kept when the office closes. */
const FEWEST_KEPT = 2;

type Given = {
  readonly mode: ChatMode | undefined;
  /** The agents' hours; undefined until known. */
  readonly isOpen: boolean | undefined;
};

/** Returns who answers. Until the hours are known, an agent. */
export function partnerOf({ agent, chatbot }: ChatState, { mode, isOpen }: Given): ChatPartner {
  if (agent) return 'AGENT';
  if (chatbot) return 'CHATBOT';
  return chatPartner({ mode, isAgentActive: false, isOpen: isOpen ?? true });
}

/** Returns whether a chat with an agent isn't activated: the office is closed, and fewer than two messages exist. */
export function isNotActivated(
  { agent, phase, status, messages }: ChatState,
  { mode, isOpen }: Given,
): boolean {
  if (!agent || phase !== 'MESSAGING' || !status || isOpen !== false) return false;
  const isAgentActive = status.state === 'ACTIVE' || messages.length >= FEWEST_KEPT;
  return chatPartner({ mode, isAgentActive, isOpen }) === 'CHATBOT';
}

/** Returns whether a message is held until an agent joins. */
export function isHeld({ status, isLeaving }: ChatState): boolean {
  if (status?.state !== 'WAITING' || isLeaving) return false;
  return status.newest === 0 && providerRow(status.provider)?.holdsFirstMessage === true;
}

/** Returns whether files can be sent: an agent has joined, or said something before. */
export function takesFiles({ phase, status, messages }: ChatState): boolean {
  const isJoined = status?.state === 'ACTIVE' || messages.some(({ from }) => from === 'AGENT');
  return phase === 'MESSAGING' && isJoined;
}

/** Returns how many messages of others the person hasn't seen. */
export function unreadCount({ messages, seen }: ChatState): number {
  return messages.filter(({ from, number }) => from === 'AGENT' && number > seen).length;
}

/** Returns the number of the last message, if it is the person's own and the agent has read it. */
export function readMessage({ messages, status }: ChatState): number | undefined {
  const last = messages.findLast(({ from }) => from !== 'SYSTEM');
  return last?.from === 'APPLICANT' && (status?.read.agent ?? 0) >= last.number ? last.number : undefined;
}
