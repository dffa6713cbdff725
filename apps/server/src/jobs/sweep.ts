import { type Facts, newestSeq } from '@homeline/domain/facts/facts.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { signerTasks } from '@homeline/domain/workflow/signer-step.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { isStepName, type NamedStep, stepOf } from '@homeline/domain/workflow/steps.ts';
import { anchorYesterday } from '../audit/anchor.ts';
import type { Context } from '../context.ts';
import { lockApplication } from '../db/lock-application.ts';
import type { Trx } from '../db/tables.ts';
import { type ApplicationKey, loadFacts } from '../facts/load.ts';
import { TABLE_VERSION } from '../facts/projection.ts';
import { append } from '../facts/record.ts';
import { reportOverdueNotices } from './overdue-notices.ts';
import { purgeExpired } from './purge.ts';
import type { TaskRun } from './queue.ts';

const BATCH = 200;
/** A task of an ended application is retried for a day and then waits for staff. After that, none of its runs can get lost. */
const ENDED_DAYS = 30;

type StoredProjection = Key & {
  step: string;
  entered_seq: number;
  table_version: string;
};

/**
 * Checks every application that is open or ended lately. Rebuilds a projection that disagrees with the facts and queues a missing task.
 * Logs each repair as a defect, unless the step table has changed. Logs overdue notices, purges what has expired and anchors the audit chains.
 * @returns how many applications needed repair
 */
export async function sweep(context: Context): Promise<number> {
  const openRuns = await context.jobs.openRuns();
  const handedOver = await runsAtStaff(context);
  let repaired = 0;
  for (let after = ''; ; ) {
    const batch = await openAfter(context, after);
    for (const projected of batch) {
      if (await repair(context, projected, (run) => openRuns.has(run) || handedOver.has(run))) repaired += 1;
    }
    const last = batch.at(-1);
    if (!last || batch.length < BATCH) break;
    after = last.application_id;
  }
  await reportOverdueNotices(context);
  await purgeExpired(context.db);
  for (const { code } of context.organisations.all) {
    await anchorYesterday(context.db, context.sealing, code, context.clock.nowMs());
    await context.anchors.keep(code);
  }
  return repaired;
}

/** Returns open applications, and those that ended lately. */
function openAfter(context: Context, after: string): Promise<StoredProjection[]> {
  const endedAfter = new Date(context.clock.nowMs() - ENDED_DAYS * 86_400_000);
  return context.db
    .selectFrom('projection')
    .select(['organisation', 'application_id', 'step', 'entered_seq', 'table_version'])
    .where((eb) =>
      eb.or([
        eb('kind', '!=', 'TERMINAL'),
        // Any may still have a task, such as a notice to send or papers to seal.
        eb('since', '>', endedAfter),
      ]),
    )
    .where((eb) => (after ? eb('application_id', '>', after) : eb.lit(true)))
    .orderBy('application_id')
    .limit(BATCH)
    .execute();
}

type Key = { organisation: string; application_id: string };

/** Repairs one application. Reads the facts without a lock first, since a repair is rare. */
async function repair(
  context: Context,
  projected: StoredProjection,
  isKnown: (run: string) => boolean,
): Promise<boolean> {
  const key = { organisation: projected.organisation, applicationId: projected.application_id };
  const facts = await loadFacts(context.db, key);
  const step = currentStep(facts);
  const isCurrent = step.id === projected.step && projected.table_version === TABLE_VERSION;
  const missing = dueRuns(key, step, facts, projected).filter(
    ({ task, run }) => !isKnown(`${task} ${key.applicationId} ${run.enteredSeq}`),
  );
  if (isCurrent && missing.length === 0) return false;

  return context.db.transaction().execute(async (trx) => {
    const application = await lockApplication(trx, key);
    const now = await projectionOf(trx, projected);
    const isUnchanged = now?.entered_seq === projected.entered_seq && now.step === projected.step;
    // A concurrent write has just rebuilt the projection.
    if (application?.lastSeq !== newestSeq(facts) || !isUnchanged) return false;
    // A run may have been queued or handed over after this sweep had read the runs.
    const lost = await unhandled(trx, context, missing);
    if (isCurrent && lost.length === 0) return false;
    const stepBefore = isStepName(projected.step) ? stepOf(projected.step) : undefined;
    const actor = { by: 'RULE', id: 'sweep' } as const;
    await append(trx, context, { ...key, actor }, { ...application, facts, step: stepBefore, writes: [] });
    if (step.id === projected.step) {
      for (const { task, run } of lost) await context.jobs.enqueue(trx, task, run);
    }
    const isDefect = step.id !== projected.step ? projected.table_version === TABLE_VERSION : lost.length > 0;
    if (isDefect) {
      const tasks = lost.map(({ task }) => task);
      const found = {
        application: key.applicationId,
        projected: projected.step,
        derived: step.id,
        missing: tasks,
      };
      context.log.error(found, 'The sweep repaired an application');
    }
    return true;
  });
}

async function isHandled(trx: Trx, context: Context, task: TaskName, run: TaskRun): Promise<boolean> {
  if (await context.jobs.isOpen(trx, task, run)) return true;
  const intents = await trx
    .selectFrom('intent')
    .select('task')
    .where('organisation', '=', run.organisation)
    .where('application_id', '=', run.applicationId)
    .where('entered_seq', '=', run.enteredSeq)
    .where('state', '=', 'NEEDS_PERSON')
    .execute();
  return intents.some((intent) => intent.task.split('/')[0] === task);
}

type DueRun = { readonly task: TaskName; readonly run: TaskRun };

/** Returns the runs that the application's step and its signers' steps need. */
function dueRuns(
  key: ApplicationKey,
  step: NamedStep,
  facts: Facts,
  { entered_seq }: StoredProjection,
): DueRun[] {
  const own = taskOf(step, facts);
  return [
    ...(own ? [{ task: own, run: { ...key, enteredSeq: entered_seq } }] : []),
    ...signerTasks(facts).map(({ task, signer, entry }) => ({
      task,
      run: { ...key, enteredSeq: entry, signer },
    })),
  ];
}

async function unhandled(trx: Trx, context: Context, runs: readonly DueRun[]): Promise<DueRun[]> {
  const open: DueRun[] = [];
  for (const due of runs) if (!(await isHandled(trx, context, due.task, due.run))) open.push(due);
  return open;
}

function projectionOf(trx: Trx, key: Key): Promise<{ step: string; entered_seq: number } | undefined> {
  return trx
    .selectFrom('projection')
    .select(['step', 'entered_seq'])
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.application_id)
    .executeTakeFirst();
}

/** Returns the runs with a call handed over to staff, in the form of `Jobs.openRuns`. */
async function runsAtStaff(context: Context): Promise<ReadonlySet<string>> {
  const intents = await context.db
    .selectFrom('intent')
    .select(['task', 'application_id', 'entered_seq'])
    .where('state', '=', 'NEEDS_PERSON')
    .execute();
  return new Set(
    intents.map(
      ({ task, application_id, entered_seq }) => `${task.split('/')[0]} ${application_id} ${entered_seq}`,
    ),
  );
}
