import type { TaskHandler } from '../../jobs/queue.ts';
import { makePackage } from './make-package.ts';

/** The agreement and what must be read before it is signed. */
export const generateClosingDocuments: TaskHandler = (context, run) =>
  makePackage(context, run, {
    task: 'generateClosingDocuments',
    name: 'CLOSING',
    exchange: context.vendors.documents.closing,
    fact: (answer, documents) => ({ fact: 'closingDocuments', value: { answer, documents } }),
  });
