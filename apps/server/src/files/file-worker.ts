import { parentPort } from 'node:worker_threads';
import { openFile } from './open-file.ts';

// A file that ends this thread is refused, and the pool starts another thread.
parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await openFile(bytes)));
