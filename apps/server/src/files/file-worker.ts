import { parentPort } from 'node:worker_threads';
import { FILE_WORK, type FileTask } from './file-work.ts';

// A file that ends this thread is refused, and the pool starts another thread.
parentPort?.on('message', async ({ name, input }: FileTask) =>
  parentPort?.postMessage(await FILE_WORK[name](input as never)),
);
