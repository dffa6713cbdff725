import type { TaskHandler } from '../../jobs/queue.ts';
import { makePackage } from './make-package.ts';

/** Generates the agreement and the disclosures to read before signing. */
export const generateClosingDocuments: TaskHandler = (context, run) =>
  makePackage(context, run, {
    task: 'generateClosingDocuments',
    name: 'CLOSING',
    exchange: context.vendors.documents.closing,
    fact: (answer, documents) => ({ fact: 'closingDocuments', value: { answer, documents } }),
  });
