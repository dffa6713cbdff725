import type { Context } from '../context.ts';
import type { IntentState } from '../db/tables/providers.ts';
import type { ApplicationKey } from '../facts/load.ts';
import type { Exchange, Intent, Result } from '../vendors/exchange.ts';
import { COLUMNS, type IntentRow } from './intent-rows.ts';
import type { TaskRun } from './queue.ts';

/** After it, no attempt is on its way: far longer than a run's calls with their time-outs and repeats, and than two servers' clocks differ. */
const ATTEMPT_MS = 3_600_000;

/** A call of another entry of the step. */
export type EarlierCall = IntentRow & { readonly entered_seq: number };

/** Returns whether an application's run is of an earlier entry of its step and has no call of its own. The run of the current entry calls. */
export async function isOfEarlierEntry({ db }: Context, run: TaskRun, name: string): Promise<boolean> {
  if (run.signer !== undefined) return false;
  const own = db
    .selectFrom('intent')
    .select('reference')
    .where('organisation', '=', run.organisation)
    .where('application_id', '=', run.applicationId)
    .where('task', '=', name)
    .where('entered_seq', '=', run.enteredSeq);
  const earlier = await db
    .selectFrom('projection')
    .select('application_id')
    .where('organisation', '=', run.organisation)
    .where('application_id', '=', run.applicationId)
    .where('entered_seq', '!=', run.enteredSeq)
    .where((eb) => eb.not(eb.exists(own)))
    .executeTakeFirst();
  return earlier !== undefined;
}

/**
 * Returns the open runs of a call, whose outcome must be known before the next.
 * @param except the step entry that asks, which may have one of its own
 */
export function openCalls(
  { db }: Context,
  key: ApplicationKey,
  name: string,
  except?: number,
): Promise<readonly EarlierCall[]> {
  return db
    .selectFrom('intent')
    .select(COLUMNS)
    .select('entered_seq')
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
 * @param state the call's state until then
 * @returns whether it is closed
 */
export async function closeUnreceived(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { organisation }: Pick<ApplicationKey, 'organisation'>,
  { reference }: Pick<IntentRow, 'reference'>,
  state: IntentState = 'PREPARED',
): Promise<boolean> {
  const closed = await db
    .updateTable('intent')
    .set({ state: 'ANSWERED', failure: 'NOT_RECEIVED' })
    .where('organisation', '=', organisation)
    .where('reference', '=', reference)
    .where('state', '=', state)
    .where((eb) => eb.fn.coalesce('attempted_at', 'created_at'), '<', new Date(clock.nowMs() - ATTEMPT_MS))
    .returning('reference')
    .executeTakeFirst();
  return closed !== undefined;
}

/** Opens again a call that was closed as never received, to be sent under its old reference. Unchanged if another run has done so. */
export async function reopenUnreceived(
  { db }: Context,
  { organisation }: ApplicationKey,
  intent: IntentRow,
): Promise<IntentRow> {
  const opened = await db
    .updateTable('intent')
    .set({ state: 'PREPARED', failure: null })
    .where('organisation', '=', organisation)
    .where('reference', '=', intent.reference)
    .where('state', '=', 'ANSWERED')
    .where('failure', '=', 'NOT_RECEIVED')
    .returning(COLUMNS)
    .executeTakeFirst();
  return opened ?? intent;
}

/** Returns whether any step entry has committed an intent for the call that its provider may have received. */
export async function wasStarted(context: Context, run: TaskRun, name: string): Promise<boolean> {
  return (await callsOfAnyEntry(context, run, name).executeTakeFirst()) !== undefined;
}

/** Returns whether any step entry has finished the call, for calls made once per application. */
export async function wasDoneForAnyEntry(context: Context, run: TaskRun, name: string): Promise<boolean> {
  const done = callsOfAnyEntry(context, run, name).where('state', '=', 'ANSWERED');
  return (await done.executeTakeFirst()) !== undefined;
}

/** Leaves out what was closed as never received: it has had no effect. */
function callsOfAnyEntry({ db }: Context, run: TaskRun, name: string) {
  return db
    .selectFrom('intent')
    .select('reference')
    .where('organisation', '=', run.organisation)
    .where('application_id', '=', run.applicationId)
    .where('task', '=', name)
    .where((eb) => eb.or([eb('failure', 'is', null), eb('failure', '!=', 'NOT_RECEIVED')]));
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
