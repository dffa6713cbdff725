import * as z from 'zod';

/** The secret of one conversation, which only the browser that started it holds. */
export const ChatbotNonce = z.string('Required').min(1, 'Required').max(100);

export const CHATBOT_PATH = '/service-chat-chatbot/external/api/v1';

/** The body limit of the chatbot's calls. */
export const CHATBOT_BYTES = 16 * 1024;
