import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import { REVIEWS_PATH } from './review-path.ts';

export const retryRun = call({
  name: 'retryRun',
  method: 'POST',
  path: `${REVIEWS_PATH}/dead-runs/{id}/retry`,
  who: 'STAFF',
  act: 'REPAIR_TASKS',
  summary: 'Retries a failed task run.',
  params: z.object({ id: Uuid }),
  answer: z.undefined(),
  status: 204,
  oncePerKey: true,
});
