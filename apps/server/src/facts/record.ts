import { FACTS, type FactName, type Facts, type FactWrite, withFact } from '@homeline/domain/facts/facts.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { applyAutomaticRules } from '@homeline/domain/workflow/automatic-rules.ts';
import { currentStep, taskOf } from '@homeline/domain/workflow/current-step.ts';
import { signerTasks } from '@homeline/domain/workflow/signer-step.ts';
import { type NamedStep, type StepName, stepOf } from '@homeline/domain/workflow/steps.ts';
import { type AuditEvent, appendAudit, factDigest } from '../audit/chain.ts';
import type { Context } from '../context.ts';
import { lockApplication } from '../db/lock-application.ts';
import type { Origin } from '../db/tables/columns.ts';
import type { Trx } from '../db/tables.ts';
import { isRefusal, type Refusal, refuse } from '../refusal.ts';
import { type Actor, mayWrite, nameOf } from './actor.ts';
import { type ApplicationKey, loadFacts } from './load.ts';
import type { TermsEvent } from './on-record.ts';
import { type Projection, saveProjection } from './projection.ts';
import { publishEvent } from './publish.ts';

/** Who writes to which application, under which preconditions. */
export type Recording = ApplicationKey & {
  readonly actor: Actor;
  readonly origin?: Origin;
  /** A loan originator starts the application for the borrower, who is told by another email. */
  readonly isHandedOver?: true;
  /** The steps that accept the write; any step when absent. */
  readonly steps?: readonly StepName[];
  /** The step entry of the write; refused once the application, or this signer of it, has left it. */
  readonly enteredSeq?: number;
  readonly signer?: string;
  /** The facts that the form showed; refused as stale if one is newer than the version. */
  readonly shown?: { readonly facts: readonly FactName[]; readonly version: number };
};

export type Recorded = { readonly facts: Facts; readonly step: NamedStep; readonly projection: Projection };

/** Takes the relevant facts and returns the facts to write. Pure: it runs inside the transaction. */
export type Decide = (facts: Facts) => readonly FactWrite[] | Refusal;

/**
 * Writes facts of an application in one transaction. It locks the application, loads its facts, calls `decide`, applies the automatic
 * rules, derives the step, enqueues its task, and audits every fact and step. A refusal writes nothing.
 */
export function record(context: Context, recording: Recording, decide: Decide): Promise<Recorded | Refusal> {
  return context.db.transaction().execute((trx) => recordIn(trx, context, recording, decide));
}

/** Runs `record` within the caller's transaction. */
export async function recordIn(
  trx: Trx,
  context: Context,
  recording: Recording,
  decide: Decide,
): Promise<Recorded | Refusal> {
  const application = await lockApplication(trx, recording);
  if (!application) return refuse('NOT_FOUND');
  const before = await loadFacts(trx, recording);
  const step = currentStep(before);
  const isAtStep = recording.steps?.includes(step.id) ?? true;
  if (!isAtStep || !(await isOnSameStepVisit(trx, recording, before)))
    return refuse('WRONG_STEP', { step: step.id });
  if (isStale(before, recording.shown)) return refuse('STALE_VERSION');
  const decided = decide(relevantFacts(before));
  if (isRefusal(decided)) return decided;
  return append(trx, context, recording, { ...application, facts: before, step, writes: decided });
}

type AppendInput = {
  readonly owner: string;
  readonly lastSeq: number;
  readonly facts: Facts;
  /** Absent for a new application. */
  readonly step: NamedStep | undefined;
  readonly writes: readonly FactWrite[];
};

/** Appends facts to a locked application, with everything derived from them. */
export async function append(
  trx: Trx,
  context: Context,
  recording: Recording,
  { owner, lastSeq, facts: before, step: stepBefore, writes }: AppendInput,
): Promise<Recorded> {
  const at = context.clock.now();
  const own = writes.map((write) => ({ ...checked(write, recording.actor), actor: recording.actor }));
  const withWrites = own.reduce<Facts>((facts, write) => withFact(facts, write, at), before);
  const applied = applyAutomaticRules(
    withWrites,
    context.onRecord.ruleContext(context, recording.organisation, withWrites),
    at,
  );
  const ruled = applied.writes.map((write) => {
    const actor: Actor = { by: 'RULE', id: write.fact };
    return { ...checked(write, actor), actor };
  });
  const rows = [...own, ...ruled].map((write, index) => ({ ...write, seq: lastSeq + index + 1 }));
  const newestSeq = lastSeq + rows.length;
  const passed = applied.visited.filter((id, index) => index > 0 || id !== stepBefore?.id);

  await appendFacts(trx, recording, rows, at);
  const terms = await context.onRecord.freezeTerms(trx, recording, {
    owner,
    at,
    writes: rows,
    facts: applied.facts,
  });
  const events = eventsOf(recording, { rows, terms, steps: [stepBefore?.id, ...passed] }, at);
  await appendAudit(trx, context.sealing, recording, events, newestSeq);
  const projection = await saveProjection(trx, context.sealing, recording, {
    owner,
    facts: applied.facts,
    step: applied.step,
    referred: applied.referred,
    at,
    passed: passed.map(stepOf),
    newestSeq,
  });
  const isOwnAct = recording.actor.by === 'BORROWER';
  if (passed.length > 0 || rows.length > 0) {
    const kind = passed.length > 0 ? 'STEP_ENTERED' : 'FACTS_RECORDED';
    await publishEvent(trx, recording, {
      kind,
      step: applied.step.id,
      version: newestSeq,
      byBorrower: isOwnAct,
    });
  }
  if (passed.length > 0 && !recording.isHandedOver) {
    const arrival = { from: stepBefore, step: applied.step, isOwnAct };
    await context.onRecord.queueStepMessage(trx, context, recording, arrival, applied.facts);
  }
  const stayedAt = passed.length === 0 ? applied.step.id : undefined;
  await context.onRecord.queueFactMessages(trx, context, recording, rows, applied.facts, stayedAt);
  const task = taskOf(applied.step, applied.facts);
  if (task && (passed.length > 0 || task !== (stepBefore && taskOf(stepBefore, before)))) {
    const { organisation, applicationId } = recording;
    await context.jobs.enqueue(trx, task, { organisation, applicationId, enteredSeq: projection.enteredSeq });
  }
  await enqueueSignerTasks(trx, context, recording, before, applied.facts);
  await context.onRecord.writeToSigners(trx, context, recording, before, applied.facts);
  return { facts: applied.facts, step: applied.step, projection };
}

/** Queues the tasks that signers have just reached. */
async function enqueueSignerTasks(
  trx: Trx,
  context: Context,
  { organisation, applicationId }: Recording,
  before: Facts,
  after: Facts,
): Promise<void> {
  const known = new Set(signerTasks(before).map(({ task, entry }) => `${task} ${entry}`));
  for (const { task, signer, entry } of signerTasks(after)) {
    if (known.has(`${task} ${entry}`)) continue;
    await context.jobs.enqueue(trx, task, { organisation, applicationId, enteredSeq: entry, signer });
  }
}

type Row = FactWrite & { readonly actor: Actor; readonly seq: number };

async function appendFacts(trx: Trx, recording: Recording, rows: readonly Row[], at: string): Promise<void> {
  if (rows.length === 0) return;
  await trx
    .insertInto('fact')
    .values(
      rows.map(({ fact, seq, value, actor }) => ({
        organisation: recording.organisation,
        application_id: recording.applicationId,
        seq,
        name: fact,
        value: JSON.stringify(value),
        at,
        actor: nameOf(actor),
        origin: JSON.stringify(recording.origin ?? {}),
      })),
    )
    .execute();
}

type Written = {
  readonly rows: readonly Row[];
  readonly terms: readonly TermsEvent[];
  /** The step before, and the steps passed. */
  readonly steps: readonly (StepName | undefined)[];
};

/** One event per fact, per row of the terms ledger and per step passed. */
function eventsOf(
  { actor, origin = {} }: Recording,
  { rows, terms, steps: [from, ...passed] }: Written,
  at: string,
): AuditEvent[] {
  const facts = rows.map((row) => ({
    at,
    actor: nameOf(row.actor),
    what: `fact ${row.fact}`,
    detail: { seq: row.seq, digest: factDigest(row.fact, row.value) },
    origin,
  }));
  const steps = passed.map((id, index) => ({
    at,
    actor: nameOf(actor),
    what: `step ${id}`,
    detail: { from: (index === 0 ? from : passed[index - 1]) ?? null },
    origin,
  }));
  const frozen = terms.map((event) => ({ ...event, at, actor: nameOf(actor), origin }));
  return [...facts, ...frozen, ...steps];
}

async function isOnSameStepVisit(
  trx: Trx,
  { organisation, applicationId, enteredSeq, signer }: Recording,
  facts: Facts,
): Promise<boolean> {
  if (enteredSeq === undefined) return true;
  if (signer !== undefined)
    return signerTasks(facts).some((own) => own.signer === signer && own.entry === enteredSeq);
  const projection = await trx
    .selectFrom('projection')
    .select('entered_seq')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return projection?.entered_seq === enteredSeq;
}

function isStale(facts: Facts, shown: Recording['shown']): boolean {
  return (shown?.facts ?? []).some((name) => {
    const known = facts[name];
    const newest = Array.isArray(known) ? known.at(-1) : known;
    return ((newest as { seq: number } | undefined)?.seq ?? 0) > (shown?.version ?? 0);
  });
}

/**
 * Returns a fact validated and stripped by its schema.
 * @throws Error when the actor may not write it or its value is invalid, which is our defect
 */
function checked(write: FactWrite, actor: Actor): FactWrite {
  if (!mayWrite(actor, write.fact)) throw new Error(`${actor.by} may not write ${write.fact}`);
  const parsed = FACTS[write.fact].value.safeParse(write.value);
  // Paths only, since a value may be personal data.
  if (!parsed.success) {
    const paths = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
    throw new Error(`${write.fact} does not fit its schema at ${paths}`);
  }
  return { fact: write.fact, value: parsed.data } as FactWrite;
}
