import type { signingCalls } from '@homeline/contract/signing/calls.ts';
import { closingDocuments, signatureIsPending } from '@homeline/domain/facts/closing.selectors.ts';
import { isSignerName } from '@homeline/domain/signing/typed-name.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { loadFacts } from '../../facts/load.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { fullNameOf } from '../accounts/contact-of.ts';
import { submitStep } from '../applications/submit-step.ts';
import { borrowersReading } from '../documents/read-before.ts';
import { unshownRefusal } from '../documents/records-access.ts';
import { documentsOf } from '../documents/stored-file.ts';
import { unopenedBy, unopenedRefusal } from '../documents/unopened.ts';
import { expiredPapers } from './expired-papers.ts';
import { givenSignature } from './given-signature.ts';
import { signingGuard } from './signing-guard.ts';

export const signingHandlers = {
  /** Records the borrower's signature on the note package. The eVault seals it later. */
  giveSignature: async (request, context) => {
    const { documents } = request.body;
    const key = { organisation: request.organisation, applicationId: request.params.uuid };
    const given = givenSignature(context, key, request, 'noteSignatureRequests.location');
    const stored = await documentsOf(context.db, key).select(['document.uuid', 'document.type']).execute();
    const unopened = await unopenedBy(context, key, borrowersReading(await loadFacts(context.db, key)));
    return submitStep(request, context, {
      at: stepsAccepting('giveSignature'),
      alsoWrite: given.store,
      decide(facts) {
        if (closesAtOffice(facts.property)) return refuse('WRONG_STEP', { step: 'NOTE_SIGNING' });
        // The eVault already has the signature.
        if (signatureIsPending(facts)) return [];
        const closed = signingGuard(facts, 'SIGNED');
        if (closed) return closed;
        const expired = expiredPapers(context, facts);
        if (expired) return expired;
        const { profile } = facts;
        const person = {
          uuid: key.applicationId,
          name: fullNameOf(facts),
          isName: (typed: string) => profile !== undefined && isSignerName(typed, profile),
        };
        const current = closingDocuments(facts)?.documents;
        const signed = (current ?? []).flatMap(
          (uuid) => stored.find((document) => document.uuid === uuid) ?? [],
        );
        return (
          given.nameRefusal(person) ??
          unshownRefusal(facts) ??
          unopenedRefusal(documents, current, unopened) ??
          given.refusal(facts, person, signed) ?? [
            { fact: 'noteSignatureRequests', value: given.value(facts, person, signed) },
          ]
        );
      },
    });
  },
  /** Records that the borrower doesn't want to sign, and why. Operations then resolve it, unless the borrower comes back first. */
  declineToSign: (request, context) =>
    submitStep(request, context, {
      at: stepsAccepting('declineToSign'),
      decide: (facts) =>
        signingGuard(facts, 'DECLINED') ?? [
          { fact: 'noteDeclines', value: { act: 'REFUSED', ...request.body } },
        ],
    }),
  /** Takes the borrower back to sign, as long as nobody has decided about their refusal. */
  returnToSigning: (request, context) =>
    submitStep(request, context, {
      at: stepsAccepting('returnToSigning'),
      decide: (facts) =>
        signingGuard(facts, 'RETURNED') ?? [{ fact: 'noteDeclines', value: { act: 'RETRIED' } }],
    }),
  /** Moves on to the appointment at which everything is signed. */
  confirmOfficeClosing: (request, context) =>
    submitStep(request, context, {
      at: stepsAccepting('confirmOfficeClosing'),
      decide: (facts) =>
        closesAtOffice(facts.property)
          ? [{ fact: 'officeClosingConfirmation', value: {} }]
          : refuse('WRONG_STEP', { step: 'NOTE_SIGNING' }),
    }),
} satisfies HandlersOf<typeof signingCalls>;
