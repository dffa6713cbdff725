import type { setChatReplyUsedWithFeedback as call } from '@homeline/contract/chatbot/set-chat-reply-feedback.ts';
import { readFeedbackMessage } from '@homeline/domain/chatbot/bad-response.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { tooManyRequests } from './chatbot-limits.ts';
import { badCommentContext, findConversation } from './conversation-rows.ts';

/** Marks an answer of the sender's own conversation as bad, for the lender's people to read. */
export const setChatReplyUsedWithFeedback: Handler<typeof call> = async (request, context) => {
  const { body, organisation, caller, origin } = request;
  const refusal = tooManyRequests(context, origin.ip);
  if (refusal) return refusal;
  const { questionId, conversationId, nonce, feedbackMessage } = body;
  const conversation = await findConversation(context, { organisation, conversationId, nonce, caller });
  if (!conversation) return refuse('NOT_FOUND');
  const { reason, additionalInformation } = readFeedbackMessage(feedbackMessage);
  const { db, sealing, clock } = context;
  const marked = await db
    .updateTable('chatbot_answer')
    .set({
      bad_reason: reason,
      bad_comment: additionalInformation
        ? sealing.seal(additionalInformation, badCommentContext(questionId.toLowerCase()))
        : null,
      marked_at: clock.now(),
    })
    .where('organisation', '=', organisation)
    .where('conversation', '=', conversation.uuid)
    .where('uuid', '=', questionId)
    .returning('uuid')
    .executeTakeFirst();
  return marked ? undefined : refuse('NOT_FOUND');
};
