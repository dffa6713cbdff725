import { ChatSenderType } from '@homeline/domain/chat/chat-session.ts';
import { AnswerSource, MOST_QUESTION_CHARACTERS } from '@homeline/domain/chatbot/chatbot-session.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { CHATBOT_BYTES, CHATBOT_PATH, ChatbotNonce } from './chatbot-secret.ts';

export const chatWithAutobot = call({
  name: 'chatWithAutobot',
  method: 'POST',
  path: `${CHATBOT_PATH}/message/chatWithAutobot`,
  who: 'VISITOR',
  summary:
    'Asks the chatbot a question. Without a conversation, one starts. What it says of an application is the signed-in borrower’s own; an ended conversation isn’t found.',
  body: z.object({
    /** Read only if it is the signed-in borrower's own. */
    applicationId: z.guid().optional(),
    /** Absent to start a conversation. */
    conversationId: z.guid().nullish(),
    message: z
      .string('Required')
      .trim()
      .min(1, 'Required')
      .max(MOST_QUESTION_CHARACTERS, `Cannot be more than ${MOST_QUESTION_CHARACTERS} characters`),
    nonce: ChatbotNonce,
    /** The page's own account of itself. The server knows the lender and the person from the request. */
    organization: z.string().max(60).optional(),
    pageUrl: z.string().max(2000).optional(),
    /** The email address or identity of the person asking. */
    senderId: z.string().max(200).optional(),
    senderType: ChatSenderType.optional(),
    /** The asker's IANA time zone: the answer states agents' hours in it as well as in the lender's. */
    timeZone: z.string().max(64).optional(),
    tag: z.string().max(200).optional(),
  }),
  bodyBytes: CHATBOT_BYTES,
  answer: z.object({
    conversationId: z.guid(),
    questionId: z.guid(),
    /** The question as kept: without a number that must not be sent. */
    questionStr: z.string(),
    responseStr: z.string(),
    /** Empty when the chatbot doesn't know, or only talks. */
    sources: z.array(AnswerSource),
    /** An agent is available: show the button that hands the conversation over. */
    offersPerson: z.boolean(),
    createdDt: z.iso.datetime(),
    /** When the conversation ends unless another question comes. */
    expiration: z.iso.datetime(),
  }),
  errors: ['NOT_FOUND', 'TOO_MANY_ATTEMPTS'],
});
