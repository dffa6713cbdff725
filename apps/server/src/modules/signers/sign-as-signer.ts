import type { signAsSigner as call } from '@homeline/contract/signers/signer-acts.ts';
import { noteIsSigned, signatureIsPending } from '@homeline/domain/facts/closing.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { signerSignatureIsPending } from '@homeline/domain/facts/signers.selectors.ts';
import { isSignerName } from '@homeline/domain/signing/typed-name.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { drawnSignature } from '../documents/drawn-signature.ts';
import { adoptedInitials, initialsRefusal } from '../documents/initials.ts';
import { unshownRefusal } from '../documents/records-access.ts';
import { unopenedRefusal } from '../documents/unopened.ts';
import { expiredPapers } from '../signing/expired-papers.ts';
import { locationRefusal, signedLocation } from '../signing/signed-location.ts';
import { earlyRefusal, signingGuard } from '../signing/signing-guard.ts';
import { signedPackage, storedDocuments, unopenedBySigner } from './signer-package.ts';
import { submitAsSigner } from './signer-submission.ts';

/** Records the signer's typed signature on their documents. The eVault seals it later. */
export const signAsSigner: Handler<typeof call> = async (request, context) => {
  const { typedName, drawing, documents, consent } = request.body;
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  const place = { application: request.params.uuid, field: 'signerSignatureRequests.location' };
  const where = signedLocation(context, request.body, place);
  const drawn = drawnSignature(context, key, drawing);
  const initials = adoptedInitials(context, key, request.body);
  const stored = await storedDocuments(context.db, key);
  const unopened = await unopenedBySigner(context, key, request.caller.signer);
  return submitAsSigner(request, context, {
    at: ['SIGNER_DOCUMENTS', 'SIGNER_SIGN'],
    alsoWrite: async (trx) => {
      await drawn.store(trx);
      await initials.store(trx);
    },
    decide(facts, signer) {
      // The eVault already has the signature.
      if (signerSignatureIsPending(facts, signer)) return [];
      const early = earlyRefusal(facts, signer) ?? signingGuard(facts, 'SIGNED', signer);
      if (early) return early;
      const expired = unsignedExpired(context, facts);
      if (expired) return expired;
      if (!isSignerName(typedName, { firstName: signer.name, lastName: '' })) {
        return refuse('INVALID_INPUT', {
          fields: { typedName: 'Must match your name in the documents' },
        });
      }
      const given = { textVersion: consent.textVersion, ...request.origin };
      const signed = signedPackage(facts, signer, stored);
      const current = signed.map(({ uuid }) => uuid);
      const refusal =
        unshownRefusal(facts, signer) ??
        unopenedRefusal(documents, current, unopened) ??
        initialsRefusal(facts, request.body, { documents: signed, name: signer.name }) ??
        locationRefusal(request.body);
      if (refusal) return refusal;
      const { uuid } = signer;
      return [
        {
          fact: 'signerSignatureRequests',
          value: {
            ...{ signer: uuid, typedName, documents: current, consent: given, ...where },
            ...drawn.fact(),
            ...initials.fact(current),
          },
        },
        // An owner with nothing to sign before the deed has nothing for the eVault.
        ...(current.length === 0
          ? [{ fact: 'signerActs', value: { signer: uuid, act: 'NOTE_SIGNED' } } as const]
          : []),
      ];
    },
  });
};

/**
 * Returns the answer to a signature on documents whose day has passed, as long as the borrower hasn't signed them. The borrower's signature opens
 * the line on the day that they state; a newer notice then states the later end of the right to cancel (12 CFR 1026.15(b)(5)).
 */
function unsignedExpired(context: Context, facts: Facts): ReturnType<typeof expiredPapers> {
  // For counsel: whether the package should be dated again on the day of a co-borrower's later signature.
  return noteIsSigned(facts) || signatureIsPending(facts) ? undefined : expiredPapers(context, facts);
}
