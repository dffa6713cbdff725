import { AnswerSource, ChatbotHistoryItem } from '@homeline/domain/chatbot/chatbot-session.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { CHATBOT_PATH, ChatbotNonce } from './chatbot-secret.ts';

export const getChatHistory = call({
  name: 'getChatHistory',
  method: 'GET',
  path: `${CHATBOT_PATH}/message/getChatHistory/{conversationId}`,
  who: 'VISITOR',
  summary:
    'Returns the newest 20 questions of a conversation with their answers, oldest first, and then the 20 before.',
  params: z.object({ conversationId: z.guid() }),
  query: z.object({
    nonce: ChatbotNonce,
    /** The `earlier` of the page before. */
    before: z.string().max(100).optional(),
  }),
  answer: z.object({
    history: z.array(
      ChatbotHistoryItem.extend({
        sources: z.array(AnswerSource),
        isRatedBad: z.boolean(),
        isRatedGood: z.boolean(),
      }),
    ),
    earlier: z.string().optional(),
    expiration: z.iso.datetime(),
    /** The chatbot's first message. */
    greeting: z.string(),
    /** Suggested next questions. */
    suggestions: z.array(z.string()),
  }),
  errors: ['TOO_MANY_ATTEMPTS'],
});
