import { ProviderSilent } from '../../jobs/provider-silent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { SealWaits } from '../../pdf/seal-waits.ts';
import { generatePackage } from './generate-package.ts';
import { storeSignedCopies } from './signed-copies.ts';

/** Generates the security instrument and the affidavits to sign before a notary. By then everybody has signed the note package. */
export const generateNotaryDocuments: TaskHandler = async (context, run) => {
  await storeSignedCopies(context, run).catch((error: unknown) => {
    // Tried again for a day, as when a provider doesn't answer.
    throw error instanceof SealWaits ? new ProviderSilent(error.message) : error;
  });
  await generatePackage(context, run, {
    task: 'generateNotaryDocuments',
    name: 'NOTARY',
    exchange: context.vendors.documents.notary,
    fact: (answer, { documents }) => ({ fact: 'notaryDocuments', value: { answer, documents } }),
  });
};
