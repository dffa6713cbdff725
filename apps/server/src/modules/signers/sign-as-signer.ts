import type { signAsSigner as call } from '@homeline/contract/signers/signer-acts.ts';
import { noteIsSigned, signatureIsPending } from '@homeline/domain/facts/closing.selectors.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { signerSignatureIsPending } from '@homeline/domain/facts/signers.selectors.ts';
import { isSignerName } from '@homeline/domain/signing/typed-name.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/handler.ts';
import { unshownRefusal } from '../documents/records-access.ts';
import { unopenedRefusal } from '../documents/unopened.ts';
import { expiredPapers } from '../signing/expired-papers.ts';
import { givenSignature } from '../signing/given-signature.ts';
import { earlyRefusal, signingGuard } from '../signing/signing-guard.ts';
import { signedPackage, storedDocuments, unopenedBySigner } from './signer-package.ts';
import { submitAsSigner } from './signer-submission.ts';

/** Records the signer's signature on their documents. The eVault seals it later. */
export const signAsSigner: Handler<typeof call> = async (request, context) => {
  const { documents } = request.body;
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  const given = givenSignature(context, key, request, 'signerSignatureRequests.location');
  const stored = await storedDocuments(context.db, key);
  const unopened = await unopenedBySigner(context, key, request.caller.signer);
  return submitAsSigner(request, context, {
    at: ['SIGNER_DOCUMENTS', 'SIGNER_SIGN'],
    alsoWrite: given.store,
    decide(facts, signer) {
      // The eVault already has the signature.
      if (signerSignatureIsPending(facts, signer)) return [];
      const early = earlyRefusal(facts, signer) ?? signingGuard(facts, 'SIGNED', signer);
      if (early) return early;
      const expired = unsignedExpired(context, facts);
      if (expired) return expired;
      const { uuid, name } = signer;
      const person = {
        ...{ uuid, name },
        isName: (typed: string) => isSignerName(typed, { firstName: name, lastName: '' }),
      };
      const signed = signedPackage(facts, signer, stored);
      const current = signed.map(({ uuid }) => uuid);
      const refusal =
        given.nameRefusal(person) ??
        unshownRefusal(facts, signer) ??
        unopenedRefusal(documents, current, unopened) ??
        given.refusal(facts, person, signed);
      if (refusal) return refusal;
      return [
        { fact: 'signerSignatureRequests', value: { signer: uuid, ...given.value(facts, person, signed) } },
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
