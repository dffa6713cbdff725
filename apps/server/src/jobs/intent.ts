import { randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { canonical } from '../audit/canonical.ts';
import type { Context } from '../context.ts';
import type { Trx } from '../db/database.ts';
import type { IntentState } from '../db/tables.ts';
import { loadFacts } from '../facts/load.ts';
import type { Exchange, Intent, Result } from '../vendors/exchange.ts';
import type { TaskRun } from './queue.ts';
import { recordRunIn } from './record-run.ts';

/** Something a task asks of a provider, exactly once for an entry of its step. */
export type Act<Request extends Intent, Answer> = {
  readonly task: TaskName;
  /** Tells the acts of one task apart; the task's name unless it has several. */
  readonly name?: string;
  /**
   * Must never be done twice: a hard pull, a signature, a payment. When its outcome cannot be known it goes to a person and is not
   * sent again.
   */
  readonly critical: boolean;
  readonly exchange: Exchange<Request, Answer>;
  readonly request: (facts: Facts, intent: Intent) => Request | Promise<Request>;
  /** What the answer means as facts. They commit with the intent. Without it the answer is only kept, for the task to go on with. */
  readonly facts?: (answer: Answer, facts: Facts) => readonly FactWrite[];
};

/** What came of an act. `LEFT`: the application has moved on. */
export type Done<Answer> =
  | { readonly came: 'ANSWER'; readonly answer: Answer }
  | { readonly came: 'PENDING' | 'NEEDS_PERSON' | 'LEFT' };

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
  const facts = await loadFacts(context.db, run);
  const intended = await prepare(context, run, act, facts);
  if (!intended) return { came: 'LEFT' };
  if (intended.state === 'ANSWERED') return keptAnswer(context, run, intended);
  if (intended.state === 'NEEDS_PERSON') return { came: 'NEEDS_PERSON' };

  const { reference } = intended;
  const known = intended.attempts > 1 ? await act.exchange.outcome(reference) : NEVER_SENT;
  const result = wasNotReceived(known) ? await send(act, intended.request) : known;
  if (result.ok) {
    if (!result.pending) return settle(context, run, act, reference, result.answer);
    await context.jobs.enqueuePoll(context.db, act.task, run);
    return { came: 'PENDING' };
  }
  const { failed, mayHaveActed } = result.failure;
  const isSpent = intended.attempts >= TRIES;
  if (failed === 'REFUSED' || (act.critical && mayHaveActed && isSpent)) {
    await handOver(context, run, reference, failed);
    return { came: 'NEEDS_PERSON' };
  }
  throw new Error(`${act.name ?? act.task}: ${failed}`);
}

const NEVER_SENT = { ok: false, failure: { failed: 'NOT_RECEIVED', mayHaveActed: false } } as const;

function wasNotReceived<Answer>(result: Result<Answer>): boolean {
  return !result.ok && result.failure.failed === 'NOT_RECEIVED';
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

type Intended<Request> = {
  readonly reference: string;
  readonly state: IntentState;
  readonly attempts: number;
  readonly answer: string | null;
  readonly request: Request;
};

/** Commits the intent, or finds the one of an earlier run. Undefined when the application has left the step. */
async function prepare<Request extends Intent, Answer>(
  context: Context,
  run: TaskRun,
  act: Act<Request, Answer>,
  facts: Facts,
): Promise<Intended<Request> | undefined> {
  const step = currentStep(facts);
  if (taskOf(step, facts) !== act.task) return undefined;
  const ours = randomUUID();
  const request = await act.request(facts, { reference: ours, fileNumber: run.applicationId });
  const row = await context.db
    .insertInto('intent')
    .values({
      organisation: run.organisation,
      reference: ours,
      application_id: run.applicationId,
      task: act.name ?? act.task,
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
    .returning(['reference', 'state', 'attempts', 'answer'])
    .executeTakeFirstOrThrow();
  return { ...row, request: { ...request, reference: row.reference } };
}

async function settle<Request extends Intent, Answer>(
  context: Context,
  run: TaskRun,
  act: Act<Request, Answer>,
  reference: string,
  answer: Answer,
): Promise<Done<Answer>> {
  return context.db.transaction().execute(async (trx) => {
    const { facts: factsOf } = act;
    const stands = factsOf
      ? await recordRunIn(trx, context, run, act.task, (facts) => factsOf(answer, facts))
      : true;
    const sealed = context.sealing.sealBytes(serialize(answer), placeOf(run, reference)).toString('base64');
    await setState(trx, run, reference, { state: 'ANSWERED', answer: sealed });
    return stands ? { came: 'ANSWER', answer } : { came: 'LEFT' };
  });
}

function keptAnswer<Answer>(
  context: Context,
  run: TaskRun,
  { reference, answer }: Intended<unknown>,
): Done<Answer> {
  const opened = context.sealing.openBytes(Buffer.from(answer ?? '', 'base64'), placeOf(run, reference));
  return { came: 'ANSWER', answer: deserialize(opened) as Answer };
}

async function handOver(context: Context, run: TaskRun, reference: string, failure: string): Promise<void> {
  await context.db
    .transaction()
    .execute((trx) => setState(trx, run, reference, { state: 'NEEDS_PERSON', failure }));
  context.log.error({ application: run.applicationId, reference, failure }, 'An act needs a person');
}

async function setState(
  trx: Trx,
  run: TaskRun,
  reference: string,
  state: { state: IntentState; answer?: string; failure?: string },
): Promise<void> {
  await trx
    .updateTable('intent')
    .set(state)
    .where('organisation', '=', run.organisation)
    .where('reference', '=', reference)
    .execute();
}

function placeOf(run: TaskRun, reference: string): { application: string; field: string } {
  return { application: run.applicationId, field: `intent ${reference}` };
}
