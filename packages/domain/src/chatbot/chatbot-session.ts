import * as z from 'zod';

/** A chatbot conversation, as stored in the browser. */
export const ChatbotSession = z.object({
  friendlyName: z.string(),
  emailAddress: z.string(),
  loginTimestamp: z.iso.datetime(),
  expiration: z.iso.datetime(),
  conversationId: z.string(),
});

export const ChatbotHistoryItem = z.object({
  questionId: z.string(),
  questionStr: z.string(),
  responseStr: z.string(),
  createdDt: z.iso.datetime(),
  conversationId: z.string(),
});
