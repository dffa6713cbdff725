import { ChatSenderType } from '@homeline/domain/chat/chat-session.ts';
import { FeedbackMessage } from '@homeline/domain/chatbot/bad-response.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { CHATBOT_BYTES, CHATBOT_PATH, ChatbotNonce } from './chatbot-secret.ts';

export const setChatReplyUsedWithFeedback = call({
  name: 'setChatReplyUsedWithFeedback',
  method: 'POST',
  path: `${CHATBOT_PATH}/message/setChatReplyUsedWithFeedback`,
  who: 'VISITOR',
  summary: 'Marks an answer of the chatbot as bad, with the reason. A later reason replaces it.',
  body: z.object({
    questionId: z.guid('Required'),
    conversationId: z.guid('Required'),
    /** The answer as shown. The server keeps its own. */
    responseToCustomer: z.string().max(8000).optional(),
    /** The reason; after `Other: ` what the borrower wrote. `feedbackMessageOf` writes it. */
    feedbackMessage: FeedbackMessage,
    rating: z.literal(0),
    senderEmail: z.string().max(254).optional(),
    senderType: ChatSenderType.optional(),
    nonce: ChatbotNonce,
  }),
  bodyBytes: CHATBOT_BYTES,
  answer: z.undefined(),
  status: 204,
  errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
});
