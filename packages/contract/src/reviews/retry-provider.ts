import { PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const RetriedProvider = z.enum(PROVIDERS);

export const retryProvider = call({
  name: 'retryProvider',
  method: 'POST',
  path: `${REVIEWS_PATH}/providers/{provider}/retry`,
  who: 'STAFF',
  act: 'REPAIR_TASKS',
  summary: 'Retries every run that failed or waits because a provider did not respond.',
  params: z.object({ provider: RetriedProvider }),
  answer: z.object({
    /** The number of runs that start again now. */
    runs: z.int(),
  }),
  oncePerKey: true,
});
