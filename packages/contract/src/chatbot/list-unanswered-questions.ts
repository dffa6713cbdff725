import * as z from 'zod';
import { call } from '../call.ts';

export const listUnansweredQuestions = call({
  name: 'listUnansweredQuestions',
  method: 'GET',
  path: '/service-chat-chatbot/api/v1/unanswered-questions',
  who: 'STAFF',
  act: 'SEE_BAD_RESPONSES',
  summary: 'Returns the questions that the chatbot couldn’t answer, newest first.',
  query: z.object({
    /** The `next` of the page before. */
    after: z.string().max(100).optional(),
  }),
  answer: z.object({
    questions: z.array(z.object({ questionId: z.guid(), at: z.iso.datetime(), questionStr: z.string() })),
    next: z.string().optional(),
  }),
});
