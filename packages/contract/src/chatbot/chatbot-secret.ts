import * as z from 'zod';

/** The secret of one conversation, which only the browser that started it holds. */
export const ChatbotSecret = z.string('Required').min(1, 'Required').max(100);

/**
 * Who continues a conversation: its secret, or a nonce of `authenticateWebChat` of the person whose conversation it is. That person may
 * also just be signed in. A visitor's conversation that started without a secret is known by its id alone.
 */
export const ChatbotNonce = z.string().max(2000).optional();

export const CHATBOT_PATH = '/service-chat-chatbot/external/api/v1';

/** The body limit of the chatbot's calls. */
export const CHATBOT_BYTES = 16 * 1024;
