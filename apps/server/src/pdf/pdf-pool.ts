import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DocumentModel } from '@homeline/documents/document.ts';

/** Renders PDFs in worker threads, so that the server keeps answering meanwhile. */
export type PdfPool = {
  /**
   * Renders a document as a PDF, in the order of the calls. A document that fails or takes too long is tried once more.
   * @throws PdfNotRendered if both attempts fail, or the pool closes first
   */
  render(model: DocumentModel): Promise<Uint8Array>;
  /**
   * Renders a document that somebody waits for, unless too many wait already.
   * @throws PdfQueueFull if so; `PdfNotRendered` as `render`
   */
  renderNow(model: DocumentModel): Promise<Uint8Array>;
  /** Waits for the documents in progress, up to the limit of one, rejects the queued ones and ends the workers. */
  close(): Promise<void>;
};

/** The document couldn't be rendered. The message names the document by its title. */
export class PdfNotRendered extends Error {
  override readonly name = 'PdfNotRendered';
  readonly title: string;
  constructor({ title }: DocumentModel, reason: string) {
    super(`The PDF of “${title}” was not rendered: ${reason}`);
    this.title = title;
  }
}

/** Too many documents wait, so somebody who waits for one is asked to try again. */
export class PdfQueueFull extends Error {
  override readonly name = 'PdfQueueFull';
}

type Job = PromiseWithResolvers<Uint8Array> & { readonly model: DocumentModel; attempts: number };
type Thread = { readonly worker: Worker; job?: Job | undefined; timer?: NodeJS.Timeout };

type Options = {
  readonly startWorker?: () => Worker;
  readonly size?: number;
  readonly idleMs?: number;
  readonly limitMs?: number;
  readonly mostWaiting?: number;
};

const SCRIPT = new URL('./pdf-worker.ts', import.meta.url);
const LEAST_WORKERS = 2;
const MOST_WORKERS = 8;
/** How many documents may wait for each worker before somebody is asked to come back: some seconds. */
const WAITING_PER_WORKER = 6;
const MOST_ATTEMPTS = 2;
const IDLE_MS = 30_000;
/** The longest decision record takes 2 seconds on a busy machine. Both attempts fit into one run of a task. */
const LIMIT_MS = 30_000;

/**
 * Creates a pool that starts its workers when documents wait for them. Idle workers end after a while, which frees their memory.
 * @param options.size the largest number of workers; by default by the cores, of which one stays free for requests if there are more than two
 * @param options.limitMs the longest time for one attempt at a document; its worker is ended then
 */
export function createPdfPool({
  startWorker = () => new Worker(SCRIPT, { env: {} }),
  size = Math.min(Math.max(availableParallelism() - 1, LEAST_WORKERS), MOST_WORKERS),
  mostWaiting = WAITING_PER_WORKER * size,
  idleMs = IDLE_MS,
  limitMs = LIMIT_MS,
}: Options = {}): PdfPool {
  const queue: Job[] = [];
  const threads = new Set<Thread>();
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
      thread.worker.postMessage(job.model);
    }
  }

  function startThread(): Thread {
    const thread: Thread = { worker: startWorker() };
    threads.add(thread);
    thread.worker.on('message', (bytes: Uint8Array) => {
      thread.job?.resolve(bytes);
      thread.job = undefined;
      thread.worker.unref();
      setTimer(thread, idleMs, () => void end(thread));
      assignJobs();
    });
    thread.worker.on('error', (error) => fail(thread, error.message));
    thread.worker.on('exit', () => fail(thread, 'its worker ended'));
    return thread;
  }

  /** Gives up an attempt and its worker. The document is tried once more, before the queued ones. */
  function fail(thread: Thread, reason: string): void {
    const { job } = thread;
    thread.job = undefined;
    void end(thread);
    if (job && !closed && job.attempts < MOST_ATTEMPTS) queue.unshift(job);
    else job?.reject(new PdfNotRendered(job.model, reason));
    assignJobs();
  }

  async function end(thread: Thread): Promise<void> {
    clearTimeout(thread.timer);
    threads.delete(thread);
    await thread.worker.terminate();
  }

  async function render(model: DocumentModel): Promise<Uint8Array> {
    if (closed) throw new PdfNotRendered(model, STOPPING);
    const job = { ...Promise.withResolvers<Uint8Array>(), model, attempts: 0 };
    queue.push(job);
    assignJobs();
    return job.promise;
  }

  return {
    render,

    async renderNow(model) {
      if (queue.length >= mostWaiting) throw new PdfQueueFull('Too many documents wait');
      return render(model);
    },

    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(new PdfNotRendered(job.model, STOPPING));
      await Promise.allSettled([...threads].map(({ job }) => job?.promise));
      await Promise.all([...threads].map(end));
    },
  };
}

const STOPPING = 'the server is stopping';

/** Replaces a thread's timer: of its document, or of its idle time. */
function setTimer(thread: Thread, ms: number, action: () => void): void {
  clearTimeout(thread.timer);
  thread.timer = setTimeout(action, ms).unref();
}
