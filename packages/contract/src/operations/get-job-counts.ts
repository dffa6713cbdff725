import * as z from 'zod';
import { call } from '../call.ts';
import { OPERATIONS_PATH } from './operations-path.ts';

const Count = z.int().min(0);

/** The lender's runs of one task. */
export const TaskCounts = z.object({
  task: z.string(),
  /** Due, but not started. */
  waiting: Count,
  running: Count,
  /** Due later: polls, and retries. */
  later: Count,
  /** Failed for good. */
  failed: Count,
  /** When the longest waiting run became due. */
  oldestDueAt: z.iso.datetime().optional(),
  /** When the next of the `later` runs is due. */
  nextDueAt: z.iso.datetime().optional(),
});
export type TaskCounts = z.infer<typeof TaskCounts>;

/** A job that the installation repeats for all lenders. */
export const RepeatingJob = z.object({
  name: z.string(),
  everySeconds: z.number().min(0),
  lastRunAt: z.iso.datetime(),
  tookMs: Count,
  hasFailed: z.boolean(),
  /** The last failed run in any process, with the class of its error. */
  lastFailure: z.object({ at: z.iso.datetime(), error: z.string() }).optional(),
});
export type RepeatingJob = z.infer<typeof RepeatingJob>;

export const getJobCounts = call({
  name: 'getJobCounts',
  method: 'GET',
  path: `${OPERATIONS_PATH}/jobs`,
  who: 'STAFF',
  act: 'SEE_SYSTEM',
  summary:
    'Counts the lender’s queued tasks and emails, and returns the last run of each repeating job and the room for files.',
  answer: z.object({
    /** Only tasks with a run that hasn't ended. */
    tasks: z.array(TaskCounts),
    emails: z.object({
      waiting: Count,
      /** How many the email provider didn't take yet. */
      retrying: Count,
      oldestAt: z.iso.datetime().optional(),
    }),
    repeating: z.array(RepeatingJob),
    /** The storage for all lenders' files. `FULL`: uploads are refused. */
    uploads: z.object({
      state: z.enum(['ENOUGH', 'LOW', 'FULL']),
      usedBytes: z.number().min(0),
      quotaBytes: z.number().min(0),
      /** Of the embedded database's disk. */
      freeBytes: z.number().min(0).optional(),
    }),
  }),
});
