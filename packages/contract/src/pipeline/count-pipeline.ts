import * as z from 'zod';
import { call } from '../call.ts';
import { PIPELINE_PATH } from './pipeline-path.ts';

/** Counts stop here: a longer list shows “199+”. */
export const MOST_COUNTED = 200;

const Count = z.int().min(0).max(MOST_COUNTED);

export const countPipeline = call({
  name: 'countPipeline',
  method: 'GET',
  path: `${PIPELINE_PATH}/counts`,
  who: 'STAFF',
  act: 'SEE_WORK_LISTS',
  summary:
    'Counts the applications that wait for each owner, that the caller works on, whose proposals by the caller were returned, and that have an unread text message; at most 200 each.',
  answer: z.object({
    mine: Count,
    returned: Count,
    unreadTexts: Count,
    waitsFor: z.array(z.object({ owner: z.string(), count: Count, oldest: z.iso.datetime().optional() })),
  }),
});
