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
  summary: 'Marks an answer of the chatbot as bad, with the reason, or as good. A later mark replaces it.',
  body: z
    .object({
      questionId: z.guid('Required'),
      conversationId: z.guid('Required'),
      /** The answer as shown. The server ignores it and stores its own copy. */
      responseToCustomer: z.string().max(8000).optional(),
      /** The reason; after `Other: ` what the borrower wrote. `feedbackMessageOf` writes it. */
      feedbackMessage: FeedbackMessage.optional(),
      /** 0 for a bad answer, which needs a reason, and 1 for a good one. */
      rating: z.union([z.literal(0), z.literal(1)]),
      senderEmail: z.string().max(254).optional(),
      senderType: ChatSenderType.optional(),
      nonce: ChatbotNonce,
    })
    .refine(({ rating, feedbackMessage }) => rating === 1 || feedbackMessage !== undefined, {
      path: ['feedbackMessage'],
      message: 'Please select a reason',
    }),
  bodyBytes: CHATBOT_BYTES,
  answer: z.undefined(),
  status: 204,
  errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
});
