import { deserialize, serialize } from 'node:v8';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import type { Context } from '../context.ts';
import { loadFacts } from '../facts/load.ts';
import { lockApplication } from '../facts/record.ts';
import type { Exchange, Intent, Result } from '../vendors/exchange.ts';
import {
  begunIntent,
  forgetTries,
  type IntentRow,
  leaveToPerson,
  openBeside,
  placeOf,
  prepareIntent,
  readIntent,
  setState,
} from './intent-rows.ts';
import type { TaskRun } from './queue.ts';
import { recordRunIn } from './record-run.ts';

/** Something a task asks of a provider, exactly once for an entry of its step. */
export type Act<Request extends Intent, Answer> = {
  readonly task: TaskName;
  /** Tells the acts of one task apart, `task/act`; the task's name unless it has several. */
  readonly name?: string;
  /**
   * Must never be done twice: a hard pull, a signature, a payment. When its outcome cannot be known it goes to a person and is not
   * sent again; what it did is recorded even when the application has moved on meanwhile.
   */
  readonly critical: boolean;
  readonly exchange: Exchange<Request, Answer>;
  readonly request: (facts: Facts, intent: Intent) => Request | Promise<Request>;
  /** What the answer means as facts. They commit with the intent. Without it the answer is only kept, for the task to go on with. */
  readonly facts?: (answer: Answer, facts: Facts) => readonly FactWrite[];
  /** What it means that the provider has taken the request, where the step waits for no more and its answer is for a later task. */
  readonly taken?: (facts: Facts, reference: string) => readonly FactWrite[];
};

/** What came of an act. `LEFT`: the application has moved on, or another run has come to the end of it. */
export type Done<Answer> =
  | { readonly came: 'ANSWER'; readonly answer: Answer; readonly reference: string }
  | { readonly came: 'TAKEN' | 'PENDING' | 'NEEDS_PERSON' | 'LEFT' };

/** Tries of an act whose outcome stays unknown, before a person must look. */
const TRIES = 5;

/**
 * Asks a provider once, whatever happens in between. An intent with our reference is committed before anything is sent; a later run
 * asks for the outcome by that reference first, uses a definite answer, and sends the same reference again only when the provider has
 * never received it. The answer's facts and the intent's state commit together.
 * @throws Error when the provider cannot be reached, so that the run is tried again later
 */
export async function withIntent<Request extends Intent, Answer>(
  context: Context,
  run: TaskRun,
  act: Act<Request, Answer>,
): Promise<Done<Answer>> {
  const intended = await intend(context, run, act);
  if (!intended) return { came: 'LEFT' };
  const { reference, state, attempts, answer, request } = intended;
  if (state === 'NEEDS_PERSON') return { came: 'NEEDS_PERSON' };
  if (state === 'ANSWERED') return answer ? kept(context, run, reference, answer) : { came: 'TAKEN' };

  const result = await ask(act, intended);
  if (result.ok) {
    if (act.taken || !result.pending) return settle(context, run, act, reference, result);
    await forgetTries(context, run, reference);
    await context.jobs.enqueuePoll(context.db, act.task, run);
    return { came: 'PENDING' };
  }
  const { failed, mayHaveActed } = result.failure;
  if (!request && failed === 'NOT_RECEIVED') return { came: 'LEFT' };
  if (failed === 'REFUSED' || (act.critical && mayHaveActed && attempts >= TRIES)) {
    return handOver(context, run, reference, failed);
  }
  throw new Error(`${act.name ?? act.task}: ${failed}`);
}

/** `request` is absent when the application has moved on: then only the outcome is asked for. */
type Intended<Request> = IntentRow & { readonly request?: Request };

/** Commits the intent, or finds the one of an earlier run. Undefined when there is nothing to ask. */
async function intend<Request extends Intent, Answer>(
  context: Context,
  run: TaskRun,
  { task, name = task, critical, request: requestOf }: Act<Request, Answer>,
): Promise<Intended<Request> | undefined> {
  const facts = await loadFacts(context.db, run);
  if (taskOf(currentStep(facts), facts) !== task) {
    return critical ? begunIntent(context, run, name) : undefined;
  }
  if (critical && (await openBeside(context, run, name))) {
    throw new Error(`${name}: the one of an earlier step is not settled yet`);
  }
  const { row, request } = await prepareIntent(context, run, name, (intent) => requestOf(facts, intent));
  return { ...row, request: { ...request, reference: row.reference } };
}

const NEVER_SENT = { ok: false, failure: { failed: 'NOT_RECEIVED', mayHaveActed: false } } as const;

function wasNotReceived<Answer>(result: Result<Answer>): boolean {
  return !result.ok && result.failure.failed === 'NOT_RECEIVED';
}

/** The outcome of an earlier try; without one the request is sent. */
async function ask<Request extends Intent, Answer>(
  act: Act<Request, Answer>,
  { reference, attempts, request }: Intended<Request>,
): Promise<Result<Answer>> {
  const known = attempts > 1 ? await act.exchange.outcome(reference) : NEVER_SENT;
  return request && wasNotReceived(known) ? send(act, request) : known;
}

/** Sends, and asks for the outcome at once when the line broke after the provider may have acted. */
async function send<Request extends Intent, Answer>(
  act: Act<Request, Answer>,
  request: Request,
): Promise<Result<Answer>> {
  const sent = await act.exchange.ask(request);
  if (sent.ok || !sent.failure.mayHaveActed) return sent;
  const outcome = await act.exchange.outcome(request.reference);
  return wasNotReceived(outcome)
    ? { ok: false, failure: { failed: sent.failure.failed, mayHaveActed: false } }
    : outcome;
}

/** Writes what was answered or taken, and that the intent is done, in one transaction; once, though two runs come to it. */
function settle<Request extends Intent, Answer>(
  context: Context,
  run: TaskRun,
  act: Act<Request, Answer>,
  reference: string,
  result: Result<Answer>,
): Promise<Done<Answer>> {
  const answer = !act.taken && result.ok && !result.pending ? result.answer : undefined;
  const { organisation, applicationId } = run;
  const entry = act.critical ? { organisation, applicationId } : run;
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, run);
    const known = await readIntent(trx, run, reference);
    if (known.state === 'ANSWERED')
      return known.answer ? kept(context, run, reference, known.answer) : { came: 'TAKEN' };
    const stands = await recordRunIn(trx, context, entry, act.task, (facts) => {
      if (act.taken) return act.taken(facts, reference);
      return answer === undefined ? [] : (act.facts?.(answer, facts) ?? []);
    });
    if (answer === undefined) {
      await setState(trx, run, reference, { state: 'ANSWERED' });
      return { came: 'TAKEN' };
    }
    const sealed = context.sealing.sealBytes(serialize(answer), placeOf(run, reference)).toString('base64');
    await setState(trx, run, reference, { state: 'ANSWERED', answer: sealed });
    return stands ? { came: 'ANSWER', answer, reference } : { came: 'LEFT' };
  });
}

function kept<Answer>(context: Context, run: TaskRun, reference: string, answer: string): Done<Answer> {
  const opened = context.sealing.openBytes(Buffer.from(answer, 'base64'), placeOf(run, reference));
  return { came: 'ANSWER', answer: deserialize(opened) as Answer, reference };
}

async function handOver<Answer>(
  context: Context,
  run: TaskRun,
  reference: string,
  failure: string,
): Promise<Done<Answer>> {
  if (!(await leaveToPerson(context.db, run, reference, failure))) return { came: 'LEFT' };
  context.log.error({ application: run.applicationId, reference, failure }, 'An act needs a person');
  return { came: 'NEEDS_PERSON' };
}
