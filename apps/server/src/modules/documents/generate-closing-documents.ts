import type { TaskHandler } from '../../jobs/queue.ts';
import { generatePackage } from './generate-package.ts';

/** Generates the agreement and the disclosures to read before signing. */
export const generateClosingDocuments: TaskHandler = (context, run) =>
  generatePackage(context, run, {
    task: 'generateClosingDocuments',
    name: 'CLOSING',
    exchange: context.vendors.documents.closing,
    fact: (answer, documents) => ({ fact: 'closingDocuments', value: { answer, documents } }),
  });
