import { InvalidTableInput } from '@homeline/domain/tables/bind.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import { sql } from 'kysely';
import { fromKysely, type Job, type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Db, Trx } from '../db/tables.ts';
import type { ApplicationKey } from '../facts/load.ts';
import { everyWhile } from './timer.ts';

/** One run of a task: for an application, at one entry of a step. */
export type TaskRun = ApplicationKey & {
  readonly enteredSeq: number;
  /** How often the provider has said that its answer is still to come. */
  readonly polls?: number;
};

export type TaskHandler = (context: Context, run: TaskRun) => Promise<void>;

type Tasks = Readonly<Record<string, TaskHandler | undefined>>;

export type DeadLetter = TaskRun & { readonly task: string; readonly id: string; readonly failure: string };

export type Jobs = {
  /** Queues a run in the transaction that made it necessary. A run that is already queued or running is not queued again. */
  enqueue(db: Trx | Db, task: TaskName, run: TaskRun): Promise<void>;
  /** Queues a run to ask again, a little later each time, for an answer that is still to come. */
  enqueuePoll(db: Trx | Db, task: TaskName, run: TaskRun): Promise<void>;
  /** The runs that are queued, under way or dead, as `task application enteredSeq`. */
  known(): Promise<ReadonlySet<string>>;
  /** Runs that failed for good, for a person to look at. */
  deadLetters(): Promise<DeadLetter[]>;
  /** Queues a dead run again, in a transaction that also notes who did so. False when it is no longer dead. */
  retry(trx: Trx, id: string): Promise<boolean>;
  start(context: Context): Promise<void>;
  /** Stops taking new runs and waits for those under way. */
  stop(): Promise<void>;
};

const DEAD = 'dead-letters';
const RETRIES = 8;
const FIRST_RETRY_SECONDS = 2;
const LONGEST_RETRY_SECONDS = 600;
const FIRST_POLL_SECONDS = 1;
const LONGEST_POLL_SECONDS = 60;
const RUN_SECONDS = 120;
// A process that dies on a server's database is missed within two of these, and its runs are taken up by another.
const HEARTBEAT_SECONDS = 10;
const TAKE_UP_AGAIN = sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`;
const DRAIN_MS = 20_000;
const CONCURRENT_RUNS = 4;
const WAKE_MS = 1000;

/** The queue of tasks, kept in the same database as the facts so that both commit together. */
export function jobsOn(database: Database, tasks: Tasks, log: Context['log']): Jobs {
  const boss = new PgBoss({
    ...database.queueOptions,
    useListenNotify: true,
    schedule: false,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
  });
  const workers = new Map<string, string>();
  const stopped = new AbortController();
  boss.on('error', (error) => log.error({ failure: error.message }, 'The job queue failed'));

  /** A run that is queued for later is told to nobody when its time comes, and the library itself looks only twice a minute. */
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

  return {
    async enqueue(db, task, run) {
      await boss.send(task, run, { db: fromKysely(db), singletonKey: keyOf(run) });
    },

    async enqueuePoll(db, task, run) {
      const polls = (run.polls ?? 0) + 1;
      const startAfter = Math.min(FIRST_POLL_SECONDS * 2 ** (polls - 1), LONGEST_POLL_SECONDS);
      const next: TaskRun = { ...run, polls };
      await boss.send(task, next, { db: fromKysely(db), singletonKey: keyOf(next), startAfter });
    },

    async known() {
      const { rows } = await sql<{ task: string; id: string; seq: string }>`
        select coalesce(source_name, name) as task, data->>'applicationId' as id, data->>'enteredSeq' as seq
        from pgboss.job where state in ('created', 'retry', 'active')`.execute(database.db);
      return new Set(rows.map(({ task, id, seq }) => `${task} ${id} ${seq}`));
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

    async retry(trx, id) {
      return (await boss.redrive(DEAD, { ids: [id], db: fromKysely(trx) })) > 0;
    },

    async start(context) {
      await boss.start();
      // Nobody else works on the embedded database: a run that is under way is one that a dead process left behind.
      if (database.engine === 'pglite') await TAKE_UP_AGAIN.execute(database.db);
      await boss.createQueue(DEAD);
      for (const [name, handler] of Object.entries(tasks)) {
        await boss.createQueue(name, {
          policy: 'exclusive',
          notify: true,
          retryLimit: RETRIES,
          retryDelay: FIRST_RETRY_SECONDS,
          retryBackoff: true,
          retryDelayMax: LONGEST_RETRY_SECONDS,
          expireInSeconds: RUN_SECONDS,
          heartbeatSeconds: HEARTBEAT_SECONDS,
          deadLetter: DEAD,
        });
        // Fills the library's cache of queues: inside a transaction on the embedded database it could not ask for it.
        await boss.findJobs(name, { limit: 1 });
        if (!handler) continue;
        const worker = await boss.work(name, WORKER, (jobs: Job<TaskRun>[]) =>
          Promise.all(jobs.map((job) => perform(context, name, handler, job))),
        );
        workers.set(name, worker);
      }
      everyWhile(stopped.signal, WAKE_MS, log, 'queue', wakeWorkers);
    },

    async stop() {
      stopped.abort();
      await boss.stop({ graceful: true, timeout: DRAIN_MS, close: true });
    },
  };
}

const WORKER = {
  localConcurrency: CONCURRENT_RUNS,
  batchSize: 1,
  pollingIntervalSeconds: 2,
  perJobResults: true,
} as const;

/** Performs a run. One that asked what no table answers is dead at once: tried again, it would ask the same. */
async function perform(
  context: Context,
  task: string,
  handler: TaskHandler,
  { id, data: run }: Job<TaskRun>,
): Promise<JobResult> {
  try {
    await handler(context, run);
    return { id, status: 'completed' };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    context.log.warn({ task, application: run.applicationId, failure }, 'A task failed');
    // The queue keeps what it is given: the words only, never what a driver or a provider attached to them.
    const status = error instanceof InvalidTableInput ? 'deadletter' : 'failed';
    return { id, status, output: { message: failure } };
  }
}

/** One run of its kind at a time: the application, the entry of the step, and how often it has asked. */
function keyOf({ organisation, applicationId, enteredSeq, polls = 0 }: TaskRun): string {
  return `${organisation} ${applicationId} ${enteredSeq} ${polls}`;
}
