import type { TaskHandler } from '../../jobs/queue.ts';
import { makePackage } from './make-package.ts';

/** Generates the security instrument and the affidavits to sign before a notary. */
export const generateNotaryDocuments: TaskHandler = (context, run) =>
  makePackage(context, run, {
    task: 'generateNotaryDocuments',
    name: 'NOTARY',
    exchange: context.vendors.documents.notary,
    fact: (answer, documents) => ({ fact: 'notaryDocuments', value: { answer, documents } }),
  });
