import { Worker } from 'node:worker_threads';
import type { DocumentModel } from '@homeline/documents/document.ts';
import { createWorkerPool, type PoolOptions } from '../workers/worker-pool.ts';

/** Renders PDFs in worker threads. */
export type PdfPool = {
  /** @throws PdfNotRendered if two attempts fail, or the pool closes first */
  render(model: DocumentModel): Promise<Uint8Array>;
  /**
   * Renders a document for a waiting person, unless the queue is full.
   * @throws PdfQueueFull if so; `PdfNotRendered` as `render`
   */
  renderNow(model: DocumentModel): Promise<Uint8Array>;
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

/** The queue is full, so the person is asked to try again. */
export class PdfQueueFull extends Error {
  override readonly name = 'PdfQueueFull';
}

const SCRIPT = new URL('./pdf-worker.ts', import.meta.url);

/** Creates the pool of the documents that the server writes. */
export function createPdfPool(options: Partial<PoolOptions> = {}): PdfPool {
  const { run, isFull, close } = createWorkerPool<DocumentModel, Uint8Array>(
    (model, reason) => new PdfNotRendered(model, reason),
    { startWorker: () => new Worker(SCRIPT, { env: {} }), ...options },
  );
  return {
    render: run,
    async renderNow(model) {
      if (isFull()) throw new PdfQueueFull('Too many documents wait');
      return run(model);
    },
    close,
  };
}
