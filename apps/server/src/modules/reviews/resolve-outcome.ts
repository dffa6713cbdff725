import type { resolveOutcome as call } from '@homeline/contract/reviews/resolve-outcome.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';

/** No try is counted, so that the next run sends; or one is, so that the next run asks for the outcome first. */
const TRIES_BEFORE = { SEND_AGAIN: 0, ASK_AGAIN: 1 } as const;

/** Takes up an act whose outcome a person has found out about, and queues its task. Who did so stands in the log of calls. */
export const resolveOutcome: Handler<typeof call> = async (
  { params, body, organisation, caller },
  { db, jobs, log },
) => {
  const resolved = await db.transaction().execute(async (trx) => {
    const intent = await trx
      .updateTable('intent')
      .set({ state: 'PREPARED', failure: null, attempts: TRIES_BEFORE[body.resolution] })
      .where('organisation', '=', organisation)
      .where('reference', '=', params.reference)
      .where('state', '=', 'NEEDS_PERSON')
      .returning(['application_id', 'task', 'entered_seq'])
      .executeTakeFirst();
    if (!intent) return undefined;
    // The acts of a task are named `task/act`.
    const task = intent.task.split('/')[0] as TaskName;
    const run = { organisation, applicationId: intent.application_id, enteredSeq: intent.entered_seq };
    await jobs.enqueue(trx, task, run);
    return run;
  });
  if (!resolved) return refuse('NOT_FOUND');
  log.info(
    {
      application: resolved.applicationId,
      reference: params.reference,
      by: caller.identity,
      as: body.resolution,
    },
    'A person resolved an unknown outcome',
  );
  return undefined;
};
