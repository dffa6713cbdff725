import type { Facts } from '@homeline/domain/facts/facts.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler, TaskRun } from '../../jobs/queue.ts';
import { envelopeDocuments } from '../documents/envelope.ts';

/** Stores a signer's signature on their documents in the eVault, once. */
export const signSignerNote: TaskHandler = async (context, run) => {
  const uuid = run.signer ?? '';
  await withIntent(context, run, {
    task: 'signSignerNote',
    name: `signSignerNote/${uuid}`,
    critical: true,
    exchange: context.vendors.documents.signature,
    async request(facts, intent) {
      const signed = requestOf(facts, run);
      const signer = signerOf(facts, uuid);
      if (!signed || !signer) throw new Error('The signer has not signed');
      return {
        ...intent,
        documents: await envelopeDocuments(context.db, run, signed.documents),
        signer: { name: signer.name, email: signer.email },
        typedName: signed.typedName,
        signedAt: signed.at,
      };
    },
    facts({ answer }, facts) {
      const documents = requestOf(facts, run)?.documents;
      const act = answer === 'SIGNED' ? 'NOTE_SIGNED' : 'FAILED';
      return [
        {
          fact: 'signerActs',
          value: { signer: uuid, act, ...(documents && { documents: [...documents] }) },
        },
      ];
    },
  });
};

/** Returns the signature that a run is about. Since then the person may have signed newer documents. */
function requestOf(facts: Facts, { signer: uuid, enteredSeq }: TaskRun) {
  return facts.signerSignatureRequests.findLast(({ signer, seq }) => signer === uuid && seq <= enteredSeq);
}
