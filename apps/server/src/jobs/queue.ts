import type { TaskCounts } from '@homeline/contract/operations/get-job-counts.ts';
import { InvalidTableInput } from '@homeline/domain/tables/bind.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { sql } from 'kysely';
import { fromKysely, type JobResult, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Db, Trx } from '../db/tables.ts';
import { isDatabaseUnavailable } from '../db/unavailable.ts';
import type { ApplicationKey } from '../facts/load.ts';
import { FileStoreUnavailable } from '../file-store/file-store.ts';
import { currentSpan, withinSpan } from '../tracing/span.ts';
import { forLender } from '../vendors/lender-of-call.ts';
import { countRuns } from './count-runs.ts';
import { type FailingRun, failingRuns } from './failing-runs.ts';
import { ProviderSilent } from './provider-silent.ts';
import { createTimers, DRAIN_MS, errorClass, type Timers } from './timer.ts';

/** One run of a task, for one step entry of an application or of one of its signers. */
export type TaskRun = ApplicationKey & {
  readonly enteredSeq: number;
  /** The signer whose step entry it is; absent for the application's own. */
  readonly signer?: string;
  /** The number of polls so far that found the provider's answer pending. */
  readonly polls?: number;
  /** The span that queued it (W3C `traceparent`). */
  readonly trace?: string;
};

export type TaskHandler = (context: Context, run: TaskRun) => Promise<void>;

/** The handler of each task. A task without one is queued and never runs. */
export type Tasks = Readonly<Record<string, TaskHandler | undefined>>;

export type DeadLetter = TaskRun & { readonly task: string; readonly id: string; readonly failure: string };

export type StoppedRun = ApplicationKey & { readonly task: string; readonly id: string };

export type Jobs = {
  /** Queues a run in the caller's transaction, unless the same run is already queued or running. */
  enqueue(db: Trx | Db, task: TaskName, run: TaskRun): Promise<void>;
  /** Queues a run that polls for a pending answer, with a growing delay. */
  enqueuePoll(db: Trx | Db, task: TaskName, run: TaskRun): Promise<void>;
  /** Starts an application's delayed runs now: a provider says that something changed. */
  hurry(key: ApplicationKey): Promise<void>;
  /** Returns the queued, running and dead runs as `task application enteredSeq`. */
  openRuns(): Promise<ReadonlySet<string>>;
  /** Returns whether a run is queued, running or dead, as the caller's transaction sees it. */
  isOpen(trx: Trx, task: TaskName, run: TaskRun): Promise<boolean>;
  /** Returns the runs that exhausted their retries, for staff. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Counts the lender's runs that haven't ended, by task. */
  counts(organisation: string): Promise<readonly TaskCounts[]>;
  /** Returns the lender's runs of the tasks that are dead, or wait for their next attempt. */
  stoppedRuns(organisation: string, tasks: readonly TaskName[]): Promise<readonly StoppedRun[]>;
  /** Starts a stopped run now, in the caller's transaction. Returns false if it is no longer stopped. */
  retryNow(trx: Trx, id: string): Promise<boolean>;
  /** Returns whether an application's run has repeatedly found its provider silent. */
  isHeldUp(task: TaskName, key: ApplicationKey): Promise<boolean>;
  /** Returns the runs of some applications that keep failing, and those that failed for good. */
  failingRuns(organisation: string, ids: readonly string[]): Promise<readonly FailingRun[]>;
  /** Makes the queue's tables and queues, so that runs can be queued. */
  open(): Promise<void>;
  /** Opens the queue, if it isn't, and starts to perform runs. */
  start(context: Context): Promise<void>;
  /** Stops starting runs and waits for those in progress. */
  stop(): Promise<void>;
};

const DEAD = 'dead-letters';
// With up to a quarter of an hour between two attempts, a run outlasts an outage of a day.
const RETRIES = 120;
const FIRST_RETRY_SECONDS = 2;
const LONGEST_RETRY_SECONDS = 900;
/** Retries of a run that fails for any reason but a provider outage: about nine minutes. */
const DEFECT_RETRIES = 8;
/** The failed attempts after which the borrower learns of a silent provider, and staff of a stuck application. */
const HELD_UP_RETRIES = 2;
const FIRST_POLL_SECONDS = 1;
const LONGEST_POLL_SECONDS = 60;
/** Longer than the calls of a run to a provider with the longest time-out. A crash is noticed by its heartbeat. */
const RUN_SECONDS = 900;
// On a PostgreSQL server, a crashed process is noticed within two heartbeats, and another restarts its runs.
const HEARTBEAT_SECONDS = 10;
const REQUEUE_ACTIVE = sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`;
const CONCURRENT_RUNS = 4;
const WAKE_MS = 1000;

/** Opens the task queue on the database of the facts, so that both commit together. */
export function createJobs(database: Database, tasks: Tasks, log: Context['log']): Jobs {
  // The embedded database has no other process whose crash must be noticed.
  const watchSeconds = database.engine === 'pglite' ? 60 : HEARTBEAT_SECONDS;
  const boss = new PgBoss({
    ...database.queueOptions,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  const workers = new Map<string, string>();
  let timers: Timers | undefined;
  boss.on('error', (error) => log.error({ failure: error.message }, 'The job queue failed'));

  /** Wakes the workers of due delayed runs. The library itself looks only twice a minute. */
  async function wakeWorkers(): Promise<void> {
    const { rows } = await sql<{ name: string }>`
      select distinct name from pgboss.job where state < 'active' and start_after <= now()`.execute(
      database.db,
    );
    for (const { name } of rows) {
      const worker = workers.get(name);
      if (worker) boss.notifyWorker(worker);
    }
  }

  let opened: Promise<void> | undefined;

  function open(): Promise<void> {
    opened ??= (async () => {
      await boss.start();
      // The embedded database has one process, so an active run was left by a crashed one.
      if (database.engine === 'pglite') await REQUEUE_ACTIVE.execute(database.db);
      await openQueues(boss, Object.keys(tasks));
    })();
    return opened;
  }

  return {
    async enqueue(db, task, run) {
      await boss.send(task, traced(run), { db: fromKysely(db), singletonKey: keyOf(run) });
    },

    async enqueuePoll(db, task, run) {
      const polls = (run.polls ?? 0) + 1;
      const startAfter = Math.min(FIRST_POLL_SECONDS * 2 ** (polls - 1), LONGEST_POLL_SECONDS);
      const next: TaskRun = traced({ ...run, polls });
      await boss.send(task, next, { db: fromKysely(db), singletonKey: keyOf(next), startAfter });
    },

    async hurry({ organisation, applicationId }) {
      await sql`update pgboss.job set start_after = now()
        where state in ('created', 'retry') and start_after > now()
          and data->>'organisation' = ${organisation} and data->>'applicationId' = ${applicationId}`.execute(
        database.db,
      );
      await wakeWorkers();
    },

    async openRuns() {
      const { rows } = await sql<{ task: string; id: string; seq: string }>`
        select coalesce(source_name, name) as task, data->>'applicationId' as id, data->>'enteredSeq' as seq
        from pgboss.job where state in ('created', 'retry', 'active')`.execute(database.db);
      return new Set(rows.map(({ task, id, seq }) => `${task} ${id} ${seq}`));
    },

    async isOpen(trx, task, { applicationId, enteredSeq }) {
      const { rows } = await sql`
        select id from pgboss.job where coalesce(source_name, name) = ${task}
          and data->>'applicationId' = ${applicationId} and data->>'enteredSeq' = ${String(enteredSeq)}
          and state in ('created', 'retry', 'active') limit 1`.execute(trx);
      return rows.length > 0;
    },

    async deadLetters() {
      const jobs: JobWithMetadata<TaskRun>[] = await boss.findJobs(DEAD, { queued: true });
      return jobs.map(({ id, data, sourceName, sourceOutput }) => ({
        ...data,
        id,
        task: sourceName ?? '',
        failure: String((sourceOutput as { message?: string } | null)?.message ?? ''),
      }));
    },

    counts: (organisation) => countRuns(database.db, organisation, DEAD),

    async stoppedRuns(organisation, tasks) {
      const { rows } = await sql<StoppedRun>`
        select id, coalesce(source_name, name) as task, data->>'organisation' as organisation,
          data->>'applicationId' as "applicationId"
        from pgboss.job where data->>'organisation' = ${organisation} and coalesce(source_name, name) in (${sql.join(tasks)})
          and (state = 'retry' or (name = ${DEAD} and state = 'created'))
        order by created_on`.execute(database.db);
      return rows;
    },

    async retryNow(trx, id) {
      if ((await boss.redrive(DEAD, { ids: [id], db: fromKysely(trx) })) > 0) return true;
      const { rows } = await sql`
        update pgboss.job set start_after = now() where id = ${id}::uuid and state = 'retry' returning id`.execute(
        trx,
      );
      return rows.length > 0;
    },

    async isHeldUp(task, { organisation, applicationId }) {
      const { rows } = await sql`
        select id from pgboss.job where name = ${task} and state in ('retry', 'active') and retry_count >= ${HELD_UP_RETRIES}
          and data->>'organisation' = ${organisation} and data->>'applicationId' = ${applicationId}
          and output->>'isSilent' = 'true' limit 1`.execute(database.db);
      return rows.length > 0;
    },

    async failingRuns(organisation, ids) {
      // Nothing has run before the queue opens, which also makes its tables.
      if (!opened) return [];
      return failingRuns(database.db, { organisation, ids }, { dead: DEAD, retries: HELD_UP_RETRIES });
    },

    open,

    async start(context) {
      await open();
      for (const [name, handler] of Object.entries(tasks)) {
        if (!handler) continue;
        const worker = await boss.work(name, WORKER, (jobs: JobWithMetadata<TaskRun>[]) =>
          Promise.all(jobs.map((job) => performTraced(context, name, handler, job))),
        );
        workers.set(name, worker);
      }
      timers = createTimers(log, context.activity.jobRan, context);
      timers.repeatEvery(WAKE_MS, 'queue', wakeWorkers);
    },

    async stop() {
      await timers?.stop();
      await boss.stop({ graceful: true, timeout: DRAIN_MS, close: true });
    },
  };
}

/** Makes the queues that are missing, and gives those of an earlier version the retries of this one. */
export async function openQueues(boss: PgBoss, names: readonly string[]): Promise<void> {
  const found = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!found.has(DEAD)) await boss.createQueue(DEAD);
  for (const name of names) {
    const queue = found.get(name);
    if (!queue) await boss.createQueue(name, { policy: 'exclusive', ...RETRYING });
    else if (!hasRetries(queue)) await boss.updateQueue(name, RETRYING);
  }
}

const hasRetries = (queue: QueueResult) => {
  const names = Object.keys(RETRYING) as (keyof typeof RETRYING)[];
  return names.every((name) => queue[name] === RETRYING[name]);
};

const RETRYING = {
  notify: true,
  retryLimit: RETRIES,
  retryDelay: FIRST_RETRY_SECONDS,
  retryBackoff: true,
  retryDelayMax: LONGEST_RETRY_SECONDS,
  expireInSeconds: RUN_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deadLetter: DEAD,
} as const;

const WORKER = {
  localConcurrency: CONCURRENT_RUNS,
  batchSize: 1,
  // A new run notifies its worker, and `wakeWorkers` finds every due one: polling as well would only use an idle processor.
  pollingIntervalSeconds: 600,
  perJobResults: true,
  includeMetadata: true,
} as const;

/** Returns a run that names what queues it, if that is traced. */
function traced(run: TaskRun): TaskRun {
  const trace = currentSpan()?.traceparent;
  return trace === undefined ? run : { ...run, trace };
}

/** Performs a run in a span that continues the trace of what queued it. */
async function performTraced(
  context: Context,
  task: string,
  handler: TaskHandler,
  job: JobWithMetadata<TaskRun>,
): Promise<JobResult> {
  const { organisation, trace } = job.data;
  const start = { name: `task ${task}`, kind: 'TASK', attributes: { task, organisation } } as const;
  const span = context.tracing?.begin(start, trace);
  if (!span) return perform(context, task, handler, job);
  const result = await withinSpan(span, () => perform(context, task, handler, job));
  span.end();
  return result;
}

/**
 * Performs a run. A value outside a rule table makes it dead at once, since a retry would fail too. Only a silent provider or file store is waited for.
 */
async function perform(
  context: Context,
  task: string,
  handler: TaskHandler,
  { id, data: run, retryCount }: JobWithMetadata<TaskRun>,
): Promise<JobResult> {
  try {
    await forLender(run.organisation, () => handler(context, run));
    return { id, status: 'completed' };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    currentSpan()?.fail(errorClass(error));
    const isSilent = error instanceof ProviderSilent;
    const isAway = isSilent || error instanceof FileStoreUnavailable;
    const isDefect = !isAway && !isDatabaseUnavailable(error);
    const { organisation, applicationId: application } = run;
    const report = isDefect ? context.errorReports?.send(error, { task, organisation }) : undefined;
    context.log.warn({ task, application, failure, report }, 'A task failed');
    // The queue stores its output: only the message, never data that a driver or provider attached.
    const isHopeless = error instanceof InvalidTableInput || (!isAway && retryCount >= DEFECT_RETRIES);
    return { id, status: isHopeless ? 'deadletter' : 'failed', output: { message: failure, isSilent } };
  }
}

/** Returns the queue's singleton key: one run per application, step entry and poll. */
function keyOf({ organisation, applicationId, enteredSeq, polls = 0 }: TaskRun): string {
  return `${organisation} ${applicationId} ${enteredSeq} ${polls}`;
}
