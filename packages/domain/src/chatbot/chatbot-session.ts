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

/** After this long without a question a conversation with the chatbot ends. */
export const CHATBOT_MINUTES = 10;
/** How many questions a page of the history holds. */
export const CHATBOT_PAGE_SIZE = 20;
/** The longest question, in characters. */
export const MOST_QUESTION_CHARACTERS = 1000;

/** What an answer was taken from, as shown below it: “Source: Fees”. */
export const AnswerSource = z.object({ id: z.string(), name: z.string(), title: z.string() });
export type AnswerSource = z.infer<typeof AnswerSource>;

/** How many days a conversation is kept after its last question, for managers who read bad answers. */
export const CHATBOT_KEPT_DAYS = 90;
