import type { Call } from '../call.ts';
import { chatWithAutobot } from './chat-with-autobot.ts';
import { getChatHistory } from './get-chat-history.ts';
import { listBadResponses } from './list-bad-responses.ts';
import { setChatReplyUsedWithFeedback } from './set-chat-reply-feedback.ts';
import { startChatbot } from './start-chatbot.ts';

export const chatbotCalls = {
  startChatbot,
  chatWithAutobot,
  getChatHistory,
  setChatReplyUsedWithFeedback,
  listBadResponses,
} as const satisfies Record<string, Call>;
