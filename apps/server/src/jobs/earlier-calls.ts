import type { ExpressionBuilder } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../db/tables.ts';
import type { ApplicationKey } from '../facts/load.ts';
import type { Exchange, Intent, Result } from '../vendors/exchange.ts';
import { COLUMNS, type IntentRow } from './intent-rows.ts';
import type { TaskRun } from './queue.ts';

/** Longer than a run's calls can take with their time-outs and repeats. After it, an attempt is no longer on its way. */
const ATTEMPT_MS = 300_000;

/**
 * Returns the open runs of a call, whose outcome must be known before the next.
 * @param except the step entry that asks, which may have one of its own
 */
export function openCalls(
  { db }: Context,
  key: ApplicationKey,
  name: string,
  except?: number,
): Promise<readonly IntentRow[]> {
  return db
    .selectFrom('intent')
    .select(COLUMNS)
    .where('organisation', '=', key.organisation)
    .where('application_id', '=', key.applicationId)
    .where('task', '=', name)
    .where('entered_seq', '!=', except ?? NO_ENTRY)
    .where('state', '!=', 'ANSWERED')
    .execute();
}

const NO_ENTRY = -1;

/**
 * Closes a call that its provider says it never received and whose step was left, unless an attempt may still be on its way. The check
 * and the change are one statement, so no attempt can begin in between.
 * @returns whether it is closed
 */
export async function closeUnreceived(
  { db, clock }: Context,
  { organisation }: ApplicationKey,
  { reference }: IntentRow,
): Promise<boolean> {
  const closed = await db
    .updateTable('intent')
    .set({ state: 'ANSWERED', failure: 'NOT_RECEIVED' })
    .where('organisation', '=', organisation)
    .where('reference', '=', reference)
    .where('state', '=', 'PREPARED')
    .where((eb) => eb.fn.coalesce('attempted_at', 'created_at'), '<', new Date(clock.nowMs() - ATTEMPT_MS))
    .returning('reference')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Opens again a call that was closed as never received, to be sent under its old reference. */
export async function reopenUnreceived(
  { db }: Context,
  { organisation }: ApplicationKey,
  { reference }: IntentRow,
): Promise<IntentRow> {
  return db
    .updateTable('intent')
    .set({ state: 'PREPARED', failure: null })
    .where('organisation', '=', organisation)
    .where('reference', '=', reference)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Returns whether any step entry has committed an intent for the call that its provider may have received. */
export async function wasStarted({ db }: Context, run: TaskRun, name: string): Promise<boolean> {
  const started = await db
    .selectFrom('intent')
    .select('reference')
    .where('organisation', '=', run.organisation)
    .where('application_id', '=', run.applicationId)
    .where('task', '=', name)
    .where(mayBeReceived)
    .executeTakeFirst();
  return started !== undefined;
}

/** Returns whether any step entry has finished the call, for calls made once per application. */
export async function wasDoneForAnyEntry({ db }: Context, run: TaskRun, name: string): Promise<boolean> {
  const done = await db
    .selectFrom('intent')
    .select('reference')
    .where('organisation', '=', run.organisation)
    .where('application_id', '=', run.applicationId)
    .where('task', '=', name)
    .where('state', '=', 'ANSWERED')
    .where(mayBeReceived)
    .executeTakeFirst();
  return done !== undefined;
}

/** A call closed as never received has had no effect. */
function mayBeReceived(eb: ExpressionBuilder<Tables, 'intent'>) {
  return eb.or([eb('failure', 'is', null), eb('failure', '!=', 'NOT_RECEIVED')]);
}

/**
 * Returns whether the provider of a call whose step was left never received it, and closes it then. False while an attempt may be on its
 * way, staff have it, or the provider doesn't say.
 */
export async function wasNeverReceived<Request extends Intent, Answer>(
  context: Context,
  key: ApplicationKey,
  exchange: Exchange<Request, Answer>,
  intent: IntentRow,
): Promise<boolean> {
  if (intent.state !== 'PREPARED') return false;
  const outcome = await exchange.outcome(intent.reference, intent.provider);
  return wasNotReceived(outcome) && closeUnreceived(context, key, intent);
}

/** Returns whether a call was closed because its provider never received it. If an answer comes after all, it is still recorded. */
export function isClosedUnreceived({ state, failure }: IntentRow): boolean {
  return state === 'ANSWERED' && failure === 'NOT_RECEIVED';
}

/** Returns whether a provider says that it never received a call. */
export function wasNotReceived<Answer>(result: Result<Answer>): boolean {
  return !result.ok && result.failure.failed === 'NOT_RECEIVED';
}
