import type { TaskHandler } from '../../jobs/queue.ts';
import { generatePackage } from './generate-package.ts';
import { storeSignedCopies } from './signed-copies.ts';

/** Generates the security instrument and the affidavits to sign before a notary. By then everybody has signed the note package. */
export const generateNotaryDocuments: TaskHandler = async (context, run) => {
  await storeSignedCopies(context, run);
  await generatePackage(context, run, {
    task: 'generateNotaryDocuments',
    name: 'NOTARY',
    exchange: context.vendors.documents.notary,
    fact: (answer, documents) => ({ fact: 'notaryDocuments', value: { answer, documents } }),
  });
};
