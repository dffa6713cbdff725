import { Worker } from 'node:worker_threads';
import { createWorkerPool, type PoolOptions } from '../workers/worker-pool.ts';
import type { OpenedFile, OpeningProblem } from './open-file.ts';

/** Opens files that people send, in worker threads with a limit of time and memory: any of them may be hostile. */
export type FileOpener = {
  /**
   * Returns the file as it is kept, or why it can't be taken: `UNREADABLE` also when its reader dies of it.
   * @throws ServerStopping if the server stops first
   */
  open(bytes: Uint8Array): Promise<OpenedFile | OpeningProblem>;
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
  const pool = createWorkerPool<Uint8Array, OpenedFile | OpeningProblem>(
    (_, reason) => new FileNotOpened(`A file was not opened: ${reason}`),
    {
      startWorker,
      limitMs: LIMIT_MS,
      ...options,
    },
  );
  return {
    async open(bytes) {
      try {
        return await pool.run(bytes);
      } catch (error) {
        if (error instanceof FileNotOpened && !isClosed) return 'UNREADABLE';
        throw error;
      }
    },
    close() {
      isClosed = true;
      return pool.close();
    },
  };
}
