import { randomUUID } from 'node:crypto';
import { canonical } from '../audit/canonical.ts';
import type { Context } from '../context.ts';
import type { Db, IntentState, Trx } from '../db/tables.ts';
import type { Intent } from '../vendors/exchange.ts';
import type { TaskRun } from './queue.ts';

/** An intent as kept: what we were about to ask, under which reference, and what came of it. */
export type IntentRow = {
  readonly reference: string;
  readonly state: IntentState;
  /** How often a run has come to it, this one counted. */
  readonly attempts: number;
  /** Sealed; absent when the intent is done without an answer. */
  readonly answer: string | null;
};

const KEPT = ['reference', 'state', 'attempts', 'answer'] as const;

/** Commits the intent of a run, or counts one more try of the one that an earlier run committed. */
export async function prepareIntent<Request extends Intent>(
  context: Context,
  run: TaskRun,
  name: string,
  requestOf: (intent: Intent) => Request | Promise<Request>,
): Promise<{ row: IntentRow; request: Request }> {
  const ours = randomUUID();
  const request = await requestOf({ reference: ours, fileNumber: run.applicationId });
  const row = await context.db
    .insertInto('intent')
    .values({
      organisation: run.organisation,
      reference: ours,
      application_id: run.applicationId,
      task: name,
      entered_seq: run.enteredSeq,
      state: 'PREPARED',
      request_hash: context.sealing.lookupHash('intent', canonical({ ...request, reference: '' })),
      attempts: 1,
      created_at: context.clock.now(),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation', 'application_id', 'task', 'entered_seq'])
        .doUpdateSet((eb) => ({ attempts: eb('intent.attempts', '+', 1) })),
    )
    .returning(KEPT)
    .executeTakeFirstOrThrow();
  return { row, request };
}

/** The intent that an earlier run of the same entry committed and left open, one more try counted. */
export function begunIntent(context: Context, run: TaskRun, name: string): Promise<IntentRow | undefined> {
  return context.db
    .updateTable('intent')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('organisation', '=', run.organisation)
    .where('application_id', '=', run.applicationId)
    .where('task', '=', name)
    .where('entered_seq', '=', run.enteredSeq)
    .where('state', '=', 'PREPARED')
    .returning(KEPT)
    .executeTakeFirst();
}

/** The intent as it stands. */
export function readIntent(trx: Trx, run: TaskRun, reference: string): Promise<IntentRow> {
  return trx
    .selectFrom('intent')
    .select(KEPT)
    .where('organisation', '=', run.organisation)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}

/** Whether the same act of another entry of the step is open: its outcome must be known before it may be done again. */
export async function openBeside(context: Context, run: TaskRun, name: string): Promise<boolean> {
  const open = await context.db
    .selectFrom('intent')
    .select('reference')
    .where('organisation', '=', run.organisation)
    .where('application_id', '=', run.applicationId)
    .where('task', '=', name)
    .where('entered_seq', '!=', run.enteredSeq)
    .where('state', '!=', 'ANSWERED')
    .executeTakeFirst();
  return open !== undefined;
}

/** Whether the act was done for any entry of its step: for what is done once for an application, however often the step is entered. */
export async function wasDone({ db }: Context, run: TaskRun, name: string): Promise<boolean> {
  const done = await db
    .selectFrom('intent')
    .select('reference')
    .where('organisation', '=', run.organisation)
    .where('application_id', '=', run.applicationId)
    .where('task', '=', name)
    .where('state', '=', 'ANSWERED')
    .executeTakeFirst();
  return done !== undefined;
}

export async function setState(
  trx: Trx,
  run: TaskRun,
  reference: string,
  state: { state: IntentState; answer?: string },
): Promise<void> {
  await trx
    .updateTable('intent')
    .set(state)
    .where('organisation', '=', run.organisation)
    .where('reference', '=', reference)
    .execute();
}

/** Leaves an act to a person; not where another run has come to its end meanwhile. @returns whether it is left to one */
export async function leaveToPerson(
  db: Db,
  run: TaskRun,
  reference: string,
  failure: string,
): Promise<boolean> {
  const left = await db
    .updateTable('intent')
    .set({ state: 'NEEDS_PERSON', failure })
    .where('organisation', '=', run.organisation)
    .where('reference', '=', reference)
    .where('state', '=', 'PREPARED')
    .returning('reference')
    .executeTakeFirst();
  return left !== undefined;
}

/** The provider has just said that it has the request: tries that failed before count no longer. */
export async function forgetTries({ db }: Context, run: TaskRun, reference: string): Promise<void> {
  await db
    .updateTable('intent')
    .set({ attempts: 1 })
    .where('organisation', '=', run.organisation)
    .where('reference', '=', reference)
    .execute();
}

/** Where an intent's answer is sealed for. */
export function placeOf(run: TaskRun, reference: string): { application: string; field: string } {
  return { application: run.applicationId, field: `intent ${reference}` };
}
