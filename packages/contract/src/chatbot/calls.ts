import type { Call } from '../call.ts';
import { chatWithAutobot } from './chat-with-autobot.ts';
import { getChatHistory } from './get-chat-history.ts';
import { listBadResponses } from './list-bad-responses.ts';
import { listUnansweredQuestions } from './list-unanswered-questions.ts';
import { setChatReplyUsedWithFeedback } from './set-chat-reply-feedback.ts';
import { startChatbot } from './start-chatbot.ts';

export const chatbotCalls = {
  startChatbot,
  chatWithAutobot,
  getChatHistory,
  setChatReplyUsedWithFeedback,
  listBadResponses,
  listUnansweredQuestions,
} as const satisfies Record<string, Call>;
