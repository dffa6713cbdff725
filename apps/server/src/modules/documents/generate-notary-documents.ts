import type { TaskHandler } from '../../jobs/queue.ts';
import { generatePackage } from './generate-package.ts';

/** Generates the security instrument and the affidavits to sign before a notary. */
export const generateNotaryDocuments: TaskHandler = (context, run) =>
  generatePackage(context, run, {
    task: 'generateNotaryDocuments',
    name: 'NOTARY',
    exchange: context.vendors.documents.notary,
    fact: (answer, documents) => ({ fact: 'notaryDocuments', value: { answer, documents } }),
  });
