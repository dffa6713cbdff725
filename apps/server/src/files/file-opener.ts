import { Worker } from 'node:worker_threads';
import { createWorkerPool, type PoolOptions } from '../workers/worker-pool.ts';
import type { FileTask, WorkAnswer, WorkInput, WorkName } from './file-work.ts';
import type { OpenedFile, OpeningProblem } from './open-file.ts';

/** Opens files that people send, in worker threads with a limit of time and memory: any of them may be hostile. */
export type FileOpener = {
  /**
   * Returns the file as stored, or why it can't be taken: `UNREADABLE` even when its reader crashes.
   * @throws ServerStopping if the server stops first
   */
  open(bytes: Uint8Array): Promise<OpenedFile | OpeningProblem>;
  /** See `pdf-pages.ts`; undefined even when the reader crashes. */
  takePages(input: WorkInput<'takePages'>): Promise<WorkAnswer<'takePages'>>;
  /**
   * See `pdf-pages.ts`.
   * @throws FileNotOpened when the reader crashes
   */
  joinFiles(files: WorkInput<'joinFiles'>): Promise<WorkAnswer<'joinFiles'>>;
  close(): Promise<void>;
};

class FileNotOpened extends Error {
  override readonly name = 'FileNotOpened';
}

const SCRIPT = new URL('./file-worker.ts', import.meta.url);
const LIMIT_MS = 20_000;
const MOST_MEMORY_MB = 1024;

function startWorker(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: MOST_MEMORY_MB };
  // The reader of HEIC prints what it doesn't like; the log has only our own lines.
  const worker = new Worker(SCRIPT, { env: {}, resourceLimits, stdout: true });
  worker.stdout.resume();
  return worker;
}

/** Creates the opener of one server. */
export function createFileOpener(options: Partial<PoolOptions> = {}): FileOpener {
  let isClosed = false;
  const pool = createWorkerPool<FileTask, WorkAnswer<WorkName>>(
    (_, reason) => new FileNotOpened(`A file was not opened: ${reason}`),
    {
      startWorker,
      limitMs: LIMIT_MS,
      ...options,
    },
  );
  const run = <N extends WorkName>(name: N, input: WorkInput<N>) =>
    pool.run({ name, input }) as Promise<WorkAnswer<N>>;
  /** Returns the given answer for a file whose reader crashes. */
  const orElse = async <A>(work: Promise<A>, answer: A): Promise<A> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof FileNotOpened && !isClosed) return answer;
      throw error;
    }
  };
  return {
    open: (bytes) => orElse(run('openFile', bytes), 'UNREADABLE'),
    takePages: (input) => orElse(run('takePages', input), undefined),
    joinFiles: (files) => run('joinFiles', files),
    close() {
      isClosed = true;
      return pool.close();
    },
  };
}
