import { ChatbotSession } from '@homeline/domain/chatbot/chatbot-session.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { CHATBOT_BYTES, CHATBOT_PATH, ChatbotSecret } from './chatbot-secret.ts';

const MOST_CHARACTERS = 128;
const TOO_LONG = `Cannot be more than ${MOST_CHARACTERS} characters`;

export const startChatbot = call({
  name: 'startChatbot',
  method: 'POST',
  path: `${CHATBOT_PATH}/session`,
  who: 'VISITOR',
  summary: 'Starts a conversation with the chatbot. It ends ten minutes after the last question.',
  body: z.object({
    /** The application that the page is about, if it is the signed-in borrower's own. */
    applicationId: z.guid().optional(),
    friendlyName: z.string('Required').trim().min(1, 'Required').max(MOST_CHARACTERS, TOO_LONG),
    emailAddress: z
      .string('Required')
      .trim()
      .min(1, 'Required')
      .max(MOST_CHARACTERS, TOO_LONG)
      .pipe(z.email('Must be an email address')),
  }),
  bodyBytes: CHATBOT_BYTES,
  answer: ChatbotSession.extend({
    nonce: ChatbotSecret,
    /** What the chatbot says first. */
    greeting: z.string(),
    /** Questions to begin with: those of the borrower’s step, or of anybody. */
    suggestions: z.array(z.string()),
  }),
  errors: ['TOO_MANY_ATTEMPTS'],
});
