import { signatureIsPending } from '@homeline/domain/facts/closing.selectors.ts';
import { type Facts, factsBefore } from '@homeline/domain/facts/facts.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler, TaskRun } from '../../jobs/queue.ts';
import { envelopeDocuments, signerOf } from '../documents/envelope.ts';

/** Stores the borrower's signature on the note package in the eVault, once. */
export const signNote: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'signNote',
    critical: true,
    exchange: context.vendors.documents.signature,
    async request(facts, intent) {
      const signed = requestOf(facts, run);
      if (!signed) throw new Error('The borrower has not signed');
      return {
        ...intent,
        documents: await envelopeDocuments(context.db, run, signed.documents),
        signer: signerOf(facts),
        typedName: signed.typedName,
        signedAt: signed.at,
      };
    },
    facts({ answer }, facts) {
      const documents = requestOf(facts, run)?.documents ?? [];
      return [{ fact: 'noteSignatures', value: { answer, documents: [...documents] } }];
    },
  });
};

/**
 * Returns the signature that a run is about: the one already on its way when the step was entered, or else the first one given there. Since
 * then the borrower may have signed newer documents.
 */
function requestOf(facts: Facts, { enteredSeq }: TaskRun) {
  return signatureIsPending(factsBefore(facts, enteredSeq + 1))
    ? facts.noteSignatureRequests.findLast(({ seq }) => seq <= enteredSeq)
    : facts.noteSignatureRequests.find(({ seq }) => seq > enteredSeq);
}
