import type { chatbotCalls } from '@homeline/contract/chatbot/calls.ts';
import { readFeedbackMessage } from '@homeline/domain/chatbot/bad-response.ts';
import { greetingOf } from '@homeline/domain/chatbot/suggested-questions.ts';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { answersPage } from './answers-page.ts';
import { chatWithAutobot } from './chat-with-autobot.ts';
import { tooManyRequests, tooManyStarts } from './chatbot-limits.ts';
import {
  askerOf,
  badCommentContext,
  expirationFrom,
  findConversation,
  openContent,
  startConversation,
} from './conversation-rows.ts';
import { getChatHistory } from './get-chat-history.ts';
import { knowledgeOf } from './lender-knowledge.ts';
import { suggestionsFor } from './suggestions-for.ts';

export const chatbotHandlers = {
  /** Starts a conversation. While the person writes, the search makes itself ready. */
  startChatbot: async ({ body, organisation, caller, origin, language }, context) => {
    const refusal = tooManyStarts(context, origin.ip);
    if (refusal) return refusal;
    const { applicationId, ...person } = body;
    const { uuid, nonce } = await startConversation(context, {
      ...{ organisation, caller, person, isSecret: true },
    });
    void context.chatSearch.prepare(knowledgeOf(context, organisation).searched);
    const loginTimestamp = context.clock.now();
    return {
      ...person,
      greeting: greetingOf(
        context.organisations.get(organisation).company.companyNameShort,
        caller !== undefined,
        language,
      ),
      suggestions: await suggestionsFor(context, { organisation, caller, applicationId, language }),
      ...{ loginTimestamp, expiration: expirationFrom(loginTimestamp) },
      ...{ conversationId: uuid, nonce },
    };
  },
  chatWithAutobot,
  getChatHistory,
  /** Marks an answer of the sender's own conversation as bad, for the lender's people to read, or as good. */
  setChatReplyUsedWithFeedback: async (request, context) => {
    const { body, organisation, caller, origin } = request;
    const refusal = tooManyRequests(context, origin.ip);
    if (refusal) return refusal;
    const { questionId, conversationId, nonce, feedbackMessage } = body;
    const asker = await askerOf(context, { organisation, nonce, caller });
    const conversation = await findConversation(context, {
      organisation,
      conversationId,
      nonce,
      caller: asker,
    });
    if (!conversation) return refuse('NOT_FOUND');
    const marked = await context.db
      .updateTable('chatbot_answer')
      .set(markOf(context, questionId.toLowerCase(), body.rating === 0 ? feedbackMessage : undefined))
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

/** Returns the columns of a mark: bad with its message, or good without one. */
function markOf({ sealing, clock }: Context, questionId: string, message: string | undefined) {
  if (message === undefined)
    return { bad_reason: null, bad_comment: null, marked_at: null, helpful_at: clock.now() };
  const { reason, additionalInformation } = readFeedbackMessage(message);
  return {
    bad_reason: reason,
    bad_comment: additionalInformation
      ? sealing.seal(additionalInformation, badCommentContext(questionId))
      : null,
    ...{ marked_at: clock.now(), helpful_at: null },
  };
}
