import type { chatbotCalls } from '@homeline/contract/chatbot/calls.ts';
import { readFeedbackMessage } from '@homeline/domain/chatbot/bad-response.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { answersPage } from './answers-page.ts';
import { chatWithAutobot } from './chat-with-autobot.ts';
import { tooManyRequests, tooManyStarts } from './chatbot-limits.ts';
import {
  badCommentContext,
  expirationFrom,
  findConversation,
  openContent,
  startConversation,
} from './conversation-rows.ts';
import { getChatHistory } from './get-chat-history.ts';
import { knowledgeOf } from './lender-knowledge.ts';

export const chatbotHandlers = {
  /** Starts a conversation. While the person writes, the search makes itself ready. */
  startChatbot: async ({ body, organisation, caller, origin }, context) => {
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
  },
  chatWithAutobot,
  getChatHistory,
  /** Marks an answer of the sender's own conversation as bad, for the lender's people to read. */
  setChatReplyUsedWithFeedback: async (request, context) => {
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
  },
  /** Lists the answers that borrowers marked as bad, newest first, from a cursor on. */
  listBadResponses: async ({ organisation, query }, { db, sealing }) => {
    const { shown, ...cursor } = await answersPage({ db }, organisation, {
      instant: 'marked_at',
      ...{ reason: query.reason, after: query.after },
    });
    return {
      badResponses: shown.map((row) => ({
        ...openContent(sealing, row),
        ...{ questionId: row.uuid, at: row.at, reason: row.bad_reason ?? 'Other' },
        additionalInformation: row.bad_comment
          ? sealing.open(row.bad_comment, badCommentContext(row.uuid))
          : '',
      })),
      ...cursor,
    };
  },
  /** Lists what the chatbot couldn't answer, newest first, from a cursor on. */
  listUnansweredQuestions: async ({ organisation, query }, { db, sealing }) => {
    const { shown, ...cursor } = await answersPage({ db }, organisation, {
      ...{ instant: 'unanswered_at', after: query.after },
    });
    return {
      questions: shown.map((row) => ({
        ...{ questionId: row.uuid, at: row.at, questionStr: openContent(sealing, row).questionStr },
      })),
      ...cursor,
    };
  },
} satisfies HandlersOf<typeof chatbotCalls>;
