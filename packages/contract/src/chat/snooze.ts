import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { SnoozeChoice } from '@homeline/domain/organisations/snooze.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const PATH = '/service-csp/agent/secure/api/v1/conversations/{conversation}/snooze';
const Conversation = z.object({ conversation: z.guid() });

export const snoozeChat = call({
  name: 'snoozeChat',
  method: 'PUT',
  path: PATH,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Puts one’s own conversation aside until a time, or until the borrower writes.',
  params: Conversation,
  body: z.object({
    choice: SnoozeChoice,
    /** DATE: the day. */
    date: CivilDateSchema.optional(),
  }),
  answer: z.undefined(),
  status: 204,
  errors: ['CHAT_CHANGED'],
});

export const wakeChat = call({
  name: 'wakeChat',
  method: 'DELETE',
  path: PATH,
  who: 'STAFF',
  act: 'ANSWER_CHATS',
  summary: 'Takes one’s own conversation up again before its time.',
  params: Conversation,
  answer: z.undefined(),
  status: 204,
  errors: ['CHAT_CHANGED'],
});
