import * as z from 'zod';
import { ApplicationParams } from '../applications/application-path.ts';
import { call } from '../call.ts';
import { LOAN_FILE_PATH } from './loan-file-path.ts';

/** Something that happened to an application. */
export const TimelineEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['STEP', 'FACT', 'STAFF', 'MESSAGE', 'NOTE']),
  /** Who or what did it, as a label. */
  by: z.string(),
  text: z.string(),
  /** The words of a message to the borrower. */
  message: z.string().optional(),
  /** The message was returned as undeliverable. */
  isReturned: z.literal(true).optional(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const getTimeline = call({
  name: 'getTimeline',
  method: 'GET',
  path: `${LOAN_FILE_PATH}/timeline`,
  who: 'STAFF',
  act: 'SEE_APPLICATION',
  summary: 'Returns every step, fact, staff act, message and note of an application, newest first.',
  params: ApplicationParams,
  answer: z.array(TimelineEntry),
});
