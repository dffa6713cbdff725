import { randomUUID } from 'node:crypto';
import { BRIDGE } from '@homeline/domain/organisations/named-providers.ts';
import { canonical } from '../audit/canonical.ts';
import type { Context } from '../context.ts';
import type { IntentState } from '../db/tables/providers.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { EncryptionContext } from '../sealing/seal.ts';
import type { Intent } from '../vendors/exchange.ts';
import type { TaskRun } from './queue.ts';

/** A stored intent: the reference of a provider call, its state and its answer. */
export type IntentRow = {
  readonly reference: string;
  readonly state: IntentState;
  /** The number of runs that attempted the call, including this one. */
  readonly attempts: number;
  /** Sealed. Null if the call has no answer yet, or finished without one. */
  readonly answer: string | null;
  /** Why it needs staff; or `NOT_RECEIVED` for one that was closed because its provider never got it. */
  readonly failure: string | null;
  /** The provider that the intent was stored for. */
  readonly provider: string;
};

/** The columns of an `IntentRow`. */
export const COLUMNS = ['reference', 'state', 'attempts', 'answer', 'failure', 'provider'] as const;

/** Commits a run's intent, or counts another attempt if an earlier run committed it. */
export async function prepareIntent<Request extends Intent>(
  context: Context,
  run: TaskRun,
  name: string,
  requestOf: (intent: Intent) => Request | Promise<Request>,
  providerFor: ((request: Request) => string) | undefined,
): Promise<{ row: IntentRow; request: Request }> {
  const reference = randomUUID();
  const at = context.clock.now();
  const request = await requestOf({ reference, fileNumber: run.applicationId });
  const row = await context.db
    .insertInto('intent')
    .values({
      organisation: run.organisation,
      reference,
      application_id: run.applicationId,
      task: name,
      entered_seq: run.enteredSeq,
      state: 'PREPARED',
      request_hash: context.sealing.lookupHash('intent', canonical({ ...request, reference: '' })),
      attempts: 1,
      provider: providerFor?.(request) ?? BRIDGE,
      created_at: at,
      attempted_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organisation', 'application_id', 'task', 'entered_seq'])
        .doUpdateSet((eb) => ({ attempts: eb('intent.attempts', '+', 1), attempted_at: at })),
    )
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  return { row, request };
}

/**
 * Stores an open intent for another provider, unless another run has done so or has finished it.
 * @returns whether it is stored for that one now
 */
export async function moveIntent(
  { db }: Context,
  run: TaskRun,
  { reference, provider }: IntentRow,
  next: string,
): Promise<boolean> {
  const moved = await db
    .updateTable('intent')
    .set({ provider: next })
    .where('organisation', '=', run.organisation)
    .where('reference', '=', reference)
    .where('provider', '=', provider)
    .where('state', '=', 'PREPARED')
    .returning('reference')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Returns the open intent of an earlier run of the same step entry, and counts another attempt. */
export function resumeIntent(context: Context, run: TaskRun, name: string): Promise<IntentRow | undefined> {
  return context.db
    .updateTable('intent')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('organisation', '=', run.organisation)
    .where('application_id', '=', run.applicationId)
    .where('task', '=', name)
    .where('entered_seq', '=', run.enteredSeq)
    .where('state', '=', 'PREPARED')
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Returns the intent in its current state. */
export function readIntent(trx: Trx, run: TaskRun, reference: string): Promise<IntentRow> {
  return trx
    .selectFrom('intent')
    .select(COLUMNS)
    .where('organisation', '=', run.organisation)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
}

export async function setState(
  trx: Trx,
  run: TaskRun,
  reference: string,
  state: { state: IntentState; answer?: string; answered_at?: string },
): Promise<void> {
  await trx
    .updateTable('intent')
    .set({ ...state, failure: null })
    .where('organisation', '=', run.organisation)
    .where('reference', '=', reference)
    .execute();
}

/**
 * Hands a call over to staff, unless another run has finished it.
 * @returns whether it was handed over
 */
export async function handOverToStaff(
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

/** Resets the attempts to one, once the provider confirms that it has the request. */
export async function resetAttempts({ db }: Context, run: TaskRun, reference: string): Promise<void> {
  await db
    .updateTable('intent')
    .set({ attempts: 1 })
    .where('organisation', '=', run.organisation)
    .where('reference', '=', reference)
    .execute();
}

/** Counts an answer that leaves open whether the call took effect. @returns the number so far */
export async function countUnclearAnswer({ db }: Context, run: TaskRun, reference: string): Promise<number> {
  const { unclear_answers: count } = await db
    .updateTable('intent')
    .set((eb) => ({ unclear_answers: eb('unclear_answers', '+', 1) }))
    .where('organisation', '=', run.organisation)
    .where('reference', '=', reference)
    .returning('unclear_answers')
    .executeTakeFirstOrThrow();
  return count;
}

/** Returns the encryption context of an intent's answer. */
export function answerEncryptionContext(applicationId: string, reference: string): EncryptionContext {
  return { application: applicationId, field: `intent ${reference}` };
}
