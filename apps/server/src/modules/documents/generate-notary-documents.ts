import type { TaskHandler } from '../../jobs/queue.ts';
import { makePackage } from './make-package.ts';

/** The instrument and the affidavits that are signed before a notary. */
export const generateNotaryDocuments: TaskHandler = (context, run) =>
  makePackage(context, run, {
    task: 'generateNotaryDocuments',
    name: 'NOTARY',
    exchange: context.vendors.documents.notary,
    fact: (answer, documents) => ({ fact: 'notaryDocuments', value: { answer, documents } }),
  });
