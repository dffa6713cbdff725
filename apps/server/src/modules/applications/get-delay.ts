import type { getDelay as call } from '@homeline/contract/applications/get-delay.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { TASK_PROVIDERS } from '@homeline/domain/workflow/task-providers.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';

/** Tells the borrower which provider holds up their wait, once several attempts have failed. */
export const getDelay: Handler<typeof call> = async ({ params, organisation }, context) => {
  const key = { organisation, applicationId: params.uuid };
  const facts = await loadRelevantFacts(context.db, key);
  const task = taskOf(currentStep(facts), facts);
  const provider = task && TASK_PROVIDERS[task];
  return provider && (await context.jobs.isHeldUp(task, key)) ? { provider } : {};
};
