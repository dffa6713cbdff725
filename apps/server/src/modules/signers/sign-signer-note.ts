import { printedNameOf } from '@homeline/domain/facts/adopted-signature.ts';
import { signerOf } from '@homeline/domain/workflow/signer-step.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { envelopeDocuments } from '../documents/envelope.ts';
import { signatureAnswer, signatureOf } from '../signing/signature-answers.ts';

/** Stores a signer's signature on their documents in the eVault, once. */
export const signSignerNote: TaskHandler = async (context, run) => {
  const uuid = run.signer ?? '';
  await withIntent(context, run, {
    task: 'signSignerNote',
    name: `signSignerNote/${uuid}`,
    critical: true,
    exchange: context.vendors.documents.signature,
    async request(facts, intent) {
      const signed = signatureOf(facts, run);
      const signer = signerOf(facts, uuid);
      if (!signed || !signer) throw new Error('The signer has not signed');
      return {
        ...intent,
        documents: await envelopeDocuments(context.db, run, signed.documents),
        signer: { name: signer.name, email: signer.email },
        typedName: printedNameOf(signed),
        signedAt: signed.at,
      };
    },
    facts: ({ answer }, facts) => signatureAnswer(facts, run, answer),
  });
};
