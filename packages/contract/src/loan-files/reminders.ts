import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { REVIEWS_PATH } from '../reviews/review-path.ts';

const PATH = `${REVIEWS_PATH}/reminders`;

export const Reminder = z.object({
  note: z.guid(),
  /** The application. */
  uuid: z.guid(),
  loanNumber: z.string(),
  borrower: z.string().optional(),
  text: z.string(),
  /** Who wrote it. */
  by: z.string(),
  at: z.iso.datetime(),
  dueOn: CivilDateSchema,
});
export type Reminder = z.infer<typeof Reminder>;

export const listReminders = call({
  name: 'listReminders',
  method: 'GET',
  path: PATH,
  who: 'STAFF',
  act: 'WRITE_NOTE',
  summary: 'Returns what the caller is reminded of and hasn’t done, by day.',
  answer: z.array(Reminder),
});

export const finishReminder = call({
  name: 'finishReminder',
  method: 'PUT',
  path: `${PATH}/{note}/done`,
  who: 'STAFF',
  act: 'WRITE_NOTE',
  summary: 'Ends one of the caller’s reminders. Its note stays with the application.',
  params: z.object({ note: z.guid() }),
  answer: z.undefined(),
  status: 204,
});
