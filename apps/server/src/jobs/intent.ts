import { deserialize, serialize } from 'node:v8';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { signerTasks } from '@homeline/domain/workflow/signer-step.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import type { Context } from '../context.ts';
import { lockApplication } from '../db/lock-application.ts';
import { loadRelevantFacts } from '../facts/load.ts';
import type { Exchange, Intent, Result } from '../vendors/exchange.ts';
import {
  closeUnreceived,
  isClosedUnreceived,
  isOfEarlierEntry,
  openCalls,
  reopenUnreceived,
  wasNeverReceived,
  wasNotReceived,
} from './earlier-calls.ts';
import {
  answerEncryptionContext,
  countUnclearAnswer,
  handOverToStaff,
  type IntentRow,
  moveIntent,
  prepareIntent,
  readIntent,
  resetAttempts,
  resumeIntent,
  setState,
} from './intent-rows.ts';
import { ProviderSilent } from './provider-silent.ts';
import type { TaskRun } from './queue.ts';
import { recordRunIn } from './record-run.ts';

/** A provider call that a task makes exactly once per step entry. */
export type ProviderCall<Request extends Intent, Answer> = {
  readonly task: TaskName;
  /** The name of the call, `task/call` if a task makes several. The task's name by default. */
  readonly name?: string;
  /**
   * True for a call that must never take effect twice: a hard pull, a signature, a payment. With an unknown outcome it goes to staff
   * and isn't sent again. Its result is recorded even after the application has left the step.
   */
  readonly critical: boolean;
  readonly exchange: Exchange<Request, Answer>;
  readonly request: (facts: Facts, intent: Intent) => Request | Promise<Request>;
  /** Returns the facts for an answer, committed with the intent. If absent, the answer is only stored for the task. */
  readonly facts?: (answer: Answer, facts: Facts) => readonly FactWrite[];
  /** Returns the facts for an accepted request, if the step ends then and a later task handles the answer. */
  readonly accepted?: (facts: Facts, reference: string) => readonly FactWrite[];
};

/** The result of a call. `LEFT`: the application has left the step, or another run has finished the call. */
export type CallResult<Answer> =
  | { readonly outcome: 'ANSWER'; readonly answer: Answer; readonly reference: string }
  | { readonly outcome: 'ACCEPTED' | 'PENDING' | 'NEEDS_PERSON' | 'LEFT' };

/** After this many unclear answers about a call's outcome, staff must resolve it. No answer at all doesn't count. */
const MAX_UNCLEAR_ANSWERS = 5;

/**
 * Calls a provider exactly once, across crashes and retries. An intent with our reference is committed before the request is sent.
 * A later run first asks for the outcome of that reference. It sends the request again only if the provider never received it.
 * The answer's facts and the intent's state commit together.
 * @throws ProviderSilent if the provider can't be reached or a person must settle an earlier call first, so that the queue retries the run for
 * a day; Error for any other failure
 */
export async function withIntent<Request extends Intent, Answer>(
  context: Context,
  run: TaskRun,
  call: ProviderCall<Request, Answer>,
): Promise<CallResult<Answer>> {
  const intent = await openIntent(context, run, call);
  if (!intent) return { outcome: 'LEFT' };
  const { reference, state, answer, request } = intent;
  if (state === 'NEEDS_PERSON') return { outcome: 'NEEDS_PERSON' };
  if (isClosedUnreceived(intent)) return { outcome: 'LEFT' };
  if (state === 'ANSWERED')
    return answer ? storedResult(context, run, reference, answer) : { outcome: 'ACCEPTED' };

  const result = await ask(context, run, call, intent);
  if (result.ok) {
    if (call.accepted || !result.pending) return settle(context, run, call, reference, result);
    await resetAttempts(context, run, reference);
    await context.jobs.enqueuePoll(context.db, call.task, run);
    return { outcome: 'PENDING' };
  }
  const { failed, mayHaveActed } = result.failure;
  if (!request && failed === 'NOT_RECEIVED') {
    if (await closeUnreceived(context, run, intent)) return { outcome: 'LEFT' };
    throw new ProviderSilent(`${call.name ?? call.task}: may still be on its way`);
  }
  const isSilent = failed === 'UNREACHABLE' || failed === 'TIMEOUT';
  const isUnclear = call.critical && mayHaveActed && failed !== 'UNREACHABLE';
  if (
    failed === 'REFUSED' ||
    (isUnclear && (await countUnclearAnswer(context, run, reference)) >= MAX_UNCLEAR_ANSWERS)
  ) {
    return handOver(context, run, reference, failed === 'REFUSED' && mayHaveActed ? 'UNCLEAR' : failed);
  }
  const failure = `${call.name ?? call.task}: ${failed}`;
  throw isSilent ? new ProviderSilent(failure) : new Error(failure);
}

/** An intent to settle. Without `request`, the application has left the step and only the outcome is asked for. */
type OpenIntent<Request> = IntentRow & { readonly request?: Request };

/** Commits the intent, or resumes that of an earlier run. Undefined if there is nothing to call. */
async function openIntent<Request extends Intent, Answer>(
  context: Context,
  run: TaskRun,
  { task, name = task, critical, exchange, request: requestOf }: ProviderCall<Request, Answer>,
): Promise<OpenIntent<Request> | undefined> {
  const facts = await loadRelevantFacts(context.db, run);
  if (openTask(facts, run) !== task) {
    return critical ? resumeIntent(context, run, name) : undefined;
  }
  if (critical) {
    if (await isOfEarlierEntry(context, run, name)) return undefined;
    for (const earlier of await openCalls(context, run, name, run.enteredSeq)) {
      // A signer's run sends nothing at another entry, so their call may be closed.
      if (run.signer !== undefined && (await wasNeverReceived(context, run, exchange, earlier))) continue;
      // The earlier run finishes its call under its own reference, which no provider takes twice.
      if (earlier.state === 'PREPARED')
        await context.jobs.enqueue(context.db, task, { ...run, enteredSeq: earlier.entered_seq });
      throw new ProviderSilent(`${name}: the call of an earlier step entry is not settled yet`);
    }
  }
  const { row, request } = await prepareIntent(
    context,
    run,
    name,
    (intent) => requestOf(facts, intent),
    exchange.providerFor,
  );
  // A signer may come back to the same entry. An application doesn't, so this is a run of an earlier entry.
  const isBack = isClosedUnreceived(row) && run.signer !== undefined;
  const open = isBack ? await reopenUnreceived(context, run, row) : row;
  const { reference, provider } = open;
  return { ...open, request: { ...request, reference, provider } };
}

/** Returns the task of the step that a run belongs to: the application's, or its signer's. */
function openTask(facts: Facts, { signer, enteredSeq }: TaskRun): TaskName | undefined {
  if (signer === undefined) return taskOf(currentStep(facts), facts);
  return signerTasks(facts).find((own) => own.signer === signer && own.entry === enteredSeq)?.task;
}

const NEVER_SENT = { ok: false, failure: { failed: 'NOT_RECEIVED', mayHaveActed: false } } as const;

/** Returns the outcome of an earlier attempt. Sends the request if there was none. */
async function ask<Request extends Intent, Answer>(
  context: Context,
  run: TaskRun,
  call: ProviderCall<Request, Answer>,
  intent: OpenIntent<Request>,
): Promise<Result<Answer>> {
  const { reference, attempts, provider, request } = intent;
  if (attempts === 1) return request ? send(call, request) : NEVER_SENT;
  const outcome = await call.exchange.outcome(reference, provider);
  if (!request || !wasNotReceived(outcome)) return outcome;
  // Its provider certainly doesn't have it, so another may be asked where the port allows it.
  const next = call.exchange.providerFor?.(request, provider) ?? provider;
  const isMoved = next !== provider && (await moveIntent(context, run, intent, next));
  return send(call, isMoved ? { ...request, provider: next } : request);
}

/** Sends the request. After an ambiguous network failure, it asks for the outcome at once. */
async function send<Request extends Intent, Answer>(
  call: ProviderCall<Request, Answer>,
  request: Request,
): Promise<Result<Answer>> {
  const sent = await call.exchange.ask(request);
  if (sent.ok || !sent.failure.mayHaveActed) return sent;
  const outcome = await call.exchange.outcome(request.reference, request.provider);
  return wasNotReceived(outcome)
    ? { ok: false, failure: { failed: sent.failure.failed, mayHaveActed: false } }
    : outcome;
}

/** Records the facts and closes the intent in one transaction. Of two concurrent runs, only the first records. */
function settle<Request extends Intent, Answer>(
  context: Context,
  run: TaskRun,
  call: ProviderCall<Request, Answer>,
  reference: string,
  result: Result<Answer>,
): Promise<CallResult<Answer>> {
  const answer = !call.accepted && result.ok && !result.pending ? result.answer : undefined;
  const { organisation, applicationId } = run;
  const entry = call.critical ? { organisation, applicationId } : run;
  return context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, run);
    const current = await readIntent(trx, run, reference);
    if (current.state === 'ANSWERED' && !isClosedUnreceived(current))
      return current.answer ? storedResult(context, run, reference, current.answer) : { outcome: 'ACCEPTED' };
    const isAtStep = await recordRunIn(trx, context, entry, call.task, (facts) => {
      if (call.accepted) return call.accepted(facts, reference);
      return answer === undefined ? [] : (call.facts?.(answer, facts) ?? []);
    });
    if (answer === undefined) {
      await setState(trx, run, reference, { state: 'ANSWERED' });
      return { outcome: 'ACCEPTED' };
    }
    const sealed = context.sealing
      .sealBytes(serialize(answer), answerEncryptionContext(run.applicationId, reference))
      .toString('base64');
    const answered_at = context.clock.now();
    await setState(trx, run, reference, { state: 'ANSWERED', answer: sealed, answered_at });
    return isAtStep ? { outcome: 'ANSWER', answer, reference } : { outcome: 'LEFT' };
  });
}

function storedResult<Answer>(
  context: Context,
  run: TaskRun,
  reference: string,
  answer: string,
): CallResult<Answer> {
  const opened = context.sealing.openBytes(
    Buffer.from(answer, 'base64'),
    answerEncryptionContext(run.applicationId, reference),
  );
  return { outcome: 'ANSWER', answer: deserialize(opened) as Answer, reference };
}

async function handOver<Answer>(
  context: Context,
  run: TaskRun,
  reference: string,
  failure: string,
): Promise<CallResult<Answer>> {
  if (!(await handOverToStaff(context.db, run, reference, failure))) return { outcome: 'LEFT' };
  context.log.error({ application: run.applicationId, reference, failure }, 'A provider call needs staff');
  return { outcome: 'NEEDS_PERSON' };
}
