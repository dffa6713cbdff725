import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { DocumentModel } from '@homeline/documents/document.ts';
import { renderPdf } from '@homeline/documents/render-pdf.ts';

// Requests come first. On Linux this is the priority of the calling thread; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// A document that can't be rendered ends this thread, and its pool starts another.
parentPort?.on('message', async (model: DocumentModel) => {
  const bytes = await renderPdf(model);
  parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
});
