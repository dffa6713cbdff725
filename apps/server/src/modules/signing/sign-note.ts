import { printedNameOf } from '@homeline/domain/facts/adopted-signature.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { envelopeDocuments, signerOf } from '../documents/envelope.ts';
import { signatureAnswer, signatureOf } from './signature-answers.ts';

/** Stores the borrower's signature on the note package in the eVault, once. */
export const signNote: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'signNote',
    critical: true,
    exchange: context.vendors.documents.signature,
    async request(facts, intent) {
      const signed = signatureOf(facts, run);
      if (!signed) throw new Error('The borrower has not signed');
      return {
        ...intent,
        documents: await envelopeDocuments(context.db, run, signed.documents),
        signer: signerOf(facts),
        typedName: printedNameOf(signed),
        signedAt: signed.at,
      };
    },
    facts: ({ answer }, facts) => signatureAnswer(facts, run, answer),
  });
};
