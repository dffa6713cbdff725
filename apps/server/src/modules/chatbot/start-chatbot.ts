import type { startChatbot as call } from '@homeline/contract/chatbot/start-chatbot.ts';
import type { Handler } from '../../http/handler.ts';
import { tooManyStarts } from './chatbot-limits.ts';
import { expirationFrom, startConversation } from './conversation-rows.ts';
import { knowledgeOf } from './lender-knowledge.ts';

/** Starts a conversation. While the person writes, the search makes itself ready. */
export const startChatbot: Handler<typeof call> = async ({ body, organisation, caller, origin }, context) => {
  const refusal = tooManyStarts(context, origin.ip);
  if (refusal) return refusal;
  const { uuid, nonce } = await startConversation(context, { organisation, caller, person: body });
  void context.chatSearch.prepare(knowledgeOf(context, organisation).searched);
  const loginTimestamp = context.clock.now();
  return {
    ...body,
    ...{ loginTimestamp, expiration: expirationFrom(loginTimestamp) },
    ...{ conversationId: uuid, nonce },
  };
};
