import type { giveSignature as call } from '@homeline/contract/signing/give-signature.ts';
import { closingDocuments, signatureIsAwaited } from '@homeline/domain/facts/closing.selectors.ts';
import { isOwnName } from '@homeline/domain/signing/typed-name.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalOfReading } from '../documents/uploads.ts';

/** The borrower signs the note package by typing their name; the vault seals the signature. */
export const giveSignature: Handler<typeof call> = (asked, context) => {
  const { typedName, documents, consent, location } = asked.body;
  const place = { application: asked.params.uuid, field: 'noteSignatureRequests.location' };
  const sealed = location && { location: context.sealing.seal(JSON.stringify(location), place) };
  return answerStep(asked, context, {
    at: ['NOTE_SIGNING'],
    decide(facts) {
      // The signature is with the vault already.
      if (signatureIsAwaited(facts)) return [];
      if (!facts.profile || !isOwnName(typedName, facts.profile)) {
        return refuse('INVALID_INPUT', {
          fields: { typedName: 'Must be your name as it stands in the note' },
        });
      }
      const given = { textVersion: consent.textVersion, ...asked.origin };
      return (
        refusalOfReading(documents, closingDocuments(facts)?.documents) ?? [
          { fact: 'noteSignatureRequests', value: { typedName, documents, consent: given, ...sealed } },
        ]
      );
    },
  });
};
