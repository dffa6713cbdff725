import type { chatbotCalls } from '@homeline/contract/chatbot/calls.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { chatWithAutobot } from './chat-with-autobot.ts';
import { getChatHistory } from './get-chat-history.ts';
import { listBadResponses } from './list-bad-responses.ts';
import { listUnansweredQuestions } from './list-unanswered-questions.ts';
import { setChatReplyUsedWithFeedback } from './set-chat-reply-feedback.ts';
import { startChatbot } from './start-chatbot.ts';

export const chatbotHandlers = {
  startChatbot,
  chatWithAutobot,
  getChatHistory,
  setChatReplyUsedWithFeedback,
  listBadResponses,
  listUnansweredQuestions,
} satisfies HandlersOf<typeof chatbotCalls>;
