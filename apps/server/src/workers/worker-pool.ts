import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';

/** Does work in threads, so that the server keeps answering meanwhile. A worker answers each message with one. */
export type WorkerPool<Task, Answer> = {
  /**
   * Has a worker do a task, in the order of the calls. A task that fails or takes too long is tried once more.
   * @throws the pool's own error if both attempts fail, or the pool closes first
   */
  run(task: Task): Promise<Answer>;
  /** Returns whether the queue is too long for a person to wait. */
  isFull(): boolean;
  /** Waits for the tasks in progress, up to the limit of one, rejects the queued ones and ends the workers. */
  close(): Promise<void>;
};

type Job<Task, Answer> = PromiseWithResolvers<Answer> & { readonly task: Task; attempts: number };
type Thread<Task, Answer> = {
  readonly worker: Worker;
  job?: Job<Task, Answer> | undefined;
  timer?: NodeJS.Timeout;
};

export type PoolOptions = {
  readonly startWorker: () => Worker;
  readonly size?: number;
  readonly idleMs?: number;
  readonly limitMs?: number;
  readonly mostWaiting?: number;
};

const LEAST_WORKERS = 2;
const MOST_WORKERS = 8;
/** How many tasks may wait for each worker before the pool is full: some seconds. */
const WAITING_PER_WORKER = 6;
const MOST_ATTEMPTS = 2;
const IDLE_MS = 30_000;
/** The longest decision record takes 2 seconds on a busy machine. Both attempts fit into one run of a task of the queue. */
const LIMIT_MS = 30_000;

/**
 * Creates a pool that starts its workers when tasks wait for them. Idle workers end after a while, which frees their memory.
 * @param failure the error of a task that wasn't done
 * @param options.size the largest number of workers; by default by the cores, with one left for requests if there are
 * more than two
 * @param options.limitMs the longest time for one attempt at a task; its worker is ended then
 */
export function createWorkerPool<Task, Answer>(
  failure: (task: Task, reason: string) => Error,
  {
    startWorker,
    size = Math.min(Math.max(availableParallelism() - 1, LEAST_WORKERS), MOST_WORKERS),
    mostWaiting = WAITING_PER_WORKER * size,
    idleMs = IDLE_MS,
    limitMs = LIMIT_MS,
  }: PoolOptions,
): WorkerPool<Task, Answer> {
  const queue: Job<Task, Answer>[] = [];
  const threads = new Set<Thread<Task, Answer>>();
  let closed = false;

  function assignJobs(): void {
    while (queue.length > 0) {
      const thread =
        [...threads].find(({ job }) => !job) ?? (threads.size < size ? startThread() : undefined);
      const job = thread && queue.shift();
      if (!job) return;
      job.attempts += 1;
      thread.job = job;
      setTimer(thread, limitMs, () => fail(thread, `it took longer than ${limitMs / 1000} seconds`));
      thread.worker.ref();
      thread.worker.postMessage(job.task);
    }
  }

  function startThread(): Thread<Task, Answer> {
    const thread: Thread<Task, Answer> = { worker: startWorker() };
    threads.add(thread);
    thread.worker.on('message', (answer: Answer) => {
      thread.job?.resolve(answer);
      thread.job = undefined;
      thread.worker.unref();
      setTimer(thread, idleMs, () => void end(thread));
      assignJobs();
    });
    thread.worker.on('error', (error) => fail(thread, error.message));
    thread.worker.on('exit', () => fail(thread, 'its worker ended'));
    return thread;
  }

  /** Gives up an attempt and its worker. The task is tried once more, before the queued ones. */
  function fail(thread: Thread<Task, Answer>, reason: string): void {
    const { job } = thread;
    thread.job = undefined;
    void end(thread);
    if (job && !closed && job.attempts < MOST_ATTEMPTS) queue.unshift(job);
    else job?.reject(failure(job.task, reason));
    assignJobs();
  }

  async function end(thread: Thread<Task, Answer>): Promise<void> {
    clearTimeout(thread.timer);
    threads.delete(thread);
    await thread.worker.terminate();
  }

  return {
    async run(task) {
      if (closed) throw failure(task, STOPPING);
      const job = { ...Promise.withResolvers<Answer>(), task, attempts: 0 };
      queue.push(job);
      assignJobs();
      return job.promise;
    },

    isFull: () => queue.length >= mostWaiting,

    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(failure(job.task, STOPPING));
      await Promise.allSettled([...threads].map(({ job }) => job?.promise));
      await Promise.all([...threads].map(end));
    },
  };
}

const STOPPING = 'the server is stopping';

/** Replaces a thread's timer: of its task, or of its idle time. */
function setTimer(thread: { timer?: NodeJS.Timeout }, ms: number, action: () => void): void {
  clearTimeout(thread.timer);
  thread.timer = setTimeout(action, ms).unref();
}
