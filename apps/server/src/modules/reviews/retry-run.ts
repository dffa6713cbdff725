import type { retryRun as call } from '@homeline/contract/reviews/retry-run.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';

/** Lets a task that failed for good run again. */
export const retryRun: Handler<typeof call> = async ({ params, organisation }, { jobs }) => {
  const dead = await jobs.deadLetters();
  const isOurs = dead.some((run) => run.id === params.id && run.organisation === organisation);
  return isOurs && (await jobs.retry(params.id)) ? undefined : refuse('NOT_FOUND');
};
