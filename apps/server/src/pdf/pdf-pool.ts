import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { DocumentModel } from '@homeline/documents/document.ts';

/** Renders PDFs in worker threads, so that the server keeps answering meanwhile. */
export type PdfPool = {
  /**
   * Renders a document as a PDF, in the order of the calls.
   * @throws if the worker ends first, or the pool closes before a worker is free
   */
  render(model: DocumentModel): Promise<Uint8Array>;
  /** Waits for the documents in progress, rejects the queued ones and ends the workers. */
  close(): Promise<void>;
};

type Job = PromiseWithResolvers<Uint8Array> & { readonly model: DocumentModel };
type Thread = { readonly worker: Worker; job?: Job | undefined; endsIdle?: NodeJS.Timeout };

type Options = {
  readonly startWorker?: () => Worker;
  readonly size?: number;
  readonly idleMs?: number;
};

const SCRIPT = new URL('./pdf-worker.ts', import.meta.url);
const MOST_WORKERS = 4;
const IDLE_MS = 30_000;

/**
 * Creates a pool that starts its workers when documents wait for them. Idle workers end after a while, which frees their memory.
 * @param options.size the largest number of workers; by default, one core stays free for requests
 */
export function createPdfPool({
  startWorker = () => new Worker(SCRIPT, { env: {} }),
  size = Math.min(Math.max(availableParallelism() - 1, 1), MOST_WORKERS),
  idleMs = IDLE_MS,
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
      clearTimeout(thread.endsIdle);
      thread.job = job;
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
      thread.endsIdle = setTimeout(() => void end(thread), idleMs).unref();
      assignJobs();
    });
    thread.worker.on('error', (error) => thread.job?.reject(error));
    thread.worker.on('exit', () => {
      threads.delete(thread);
      thread.job?.reject(new Error('The PDF worker ended before it rendered the document'));
      assignJobs();
    });
    return thread;
  }

  async function end(thread: Thread): Promise<void> {
    threads.delete(thread);
    await thread.worker.terminate();
  }

  return {
    async render(model) {
      if (closed) throw new Error(STOPPING);
      const job = { ...Promise.withResolvers<Uint8Array>(), model };
      queue.push(job);
      assignJobs();
      return job.promise;
    },

    async close() {
      closed = true;
      for (const job of queue.splice(0)) job.reject(new Error(STOPPING));
      await Promise.allSettled([...threads].map(({ job }) => job?.promise));
      await Promise.all([...threads].map(end));
    },
  };
}

const STOPPING = 'The server is stopping and renders no more documents';
