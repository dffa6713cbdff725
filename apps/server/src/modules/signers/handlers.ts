import type { signersCalls } from '@homeline/contract/signers/calls.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { additionalSigners, anySignatureIsPending } from '@homeline/domain/facts/signers.selectors.ts';
import { SIGNATURE_ON_ITS_WAY } from '@homeline/domain/signing/signing-refusal.ts';
import { signerRemoval } from '@homeline/domain/workflow/signer-removal.ts';
import { mayCorrectEmail, mayRemove, signerOf, signerStep } from '@homeline/domain/workflow/signer-step.ts';
import { lockApplication } from '../../db/lock-application.ts';
import { loadFacts } from '../../facts/load.ts';
import { signedApplications } from '../../facts/signed-applications.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { invitationLimits, secondsToWait, waitWords } from '../../http/rate-limit.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { ageRefusal } from '../applications/initial-facts.ts';
import { listApplications } from '../applications/list-applications.ts';
import { addressProblem } from '../applications/named-signers.ts';
import { submitStep } from '../applications/submit-step.ts';
import { outdatedConsent } from '../documents/outdated-consent.ts';
import { actOnApplication } from '../reviews/act-on-application.ts';
import { acceptInvitation } from './accept-invitation.ts';
import {
  actAsSigner,
  confirmNonRescissionAsSigner,
  rescindAsSigner,
  showSignerRecordsAccess,
  withdrawSignerRecordsConsent,
} from './act-as-signer.ts';
import { invitedHash, sendInvitation } from './invitations.ts';
import { listFileSigners, listSigners, remindFileSigner, remindSigner } from './list-signers.ts';
import { checkInvitation, renewInvitation } from './renew-invitation.ts';
import { sendSignerIdentity, uploadSignerDocument } from './send-signer-identity.ts';
import { signAsSigner } from './sign-as-signer.ts';
import {
  getSignerDocumentFile,
  getSignerDocumentHtml,
  getSignerDocumentsArchive,
  listSignerDocuments,
} from './signer-documents.ts';
import { submitAsSigner } from './signer-submission.ts';
import { signerStatusOf } from './signer-view.ts';

type Given = { readonly params: { readonly signer: string }; readonly body: { readonly email: string } };

export const signersHandlers = {
  listSigners,
  remindSigner,
  remindFileSigner,
  /** Corrects a signer's address for the borrower who named them. */
  saveSignerEmail: (request, context) =>
    submitStep(request, context, { decide: (facts) => corrected(facts, request) }),
  /** Returns for each of the caller's applications whether every other signer has signed. */
  getCoDeedStatus: async (request, context) => {
    const applications = await listApplications(request, context);
    return applications.map(({ uuid, coDeedStatus }) => ({ applicationUuid: uuid, coDeedStatus }));
  },
  acceptInvitation,
  /** Sends a new link for each open invitation to an address. The answer never tells whether there was one. */
  resendInvitation: async ({ body, organisation, origin }, context) => {
    const emailHash = invitedHash(context, organisation, body.email);
    const wait = await secondsToWait(context.db, invitationLimits(emailHash, origin.ip ?? ''));
    if (wait > 0)
      return refuse('TOO_MANY_ATTEMPTS', { message: `Too many attempts. Try again in ${waitWords(wait)}.` });
    const open = await context.db
      .selectFrom('signer_invitation')
      .select(['application_id', 'signer'])
      .where('organisation', '=', organisation)
      .where('email_hash', '=', emailHash)
      .where('identity', 'is', null)
      .execute();
    for (const { application_id: applicationId, signer: uuid } of open) {
      const key = { organisation, applicationId };
      await context.db.transaction().execute(async (trx) => {
        await lockApplication(trx, key);
        const facts = relevantFacts(await loadFacts(trx, key));
        const signer = signerOf(facts, uuid);
        if (signer) await sendInvitation(trx, context, key, facts, signer);
      });
    }
    return undefined;
  },
  checkInvitation,
  renewInvitation,
  /** Lists the applications that the caller signs, newest invitation first. */
  listSignerApplications: async ({ organisation, caller }, context) => {
    const signed = await signedApplications(context.db, caller);
    return Promise.all(
      signed.map(async ({ applicationId, signer }) => {
        const key = { organisation, applicationId };
        const facts = await loadFacts(context.db, key);
        return signerStatusOf(facts, applicationId, { ...caller, signer }, context.clock.now());
      }),
    );
  },
  /** Returns what the signer's pages show. */
  getSignerStatus: async ({ params, organisation, caller }, context) => {
    const key = { organisation, applicationId: params.uuid };
    const facts = await loadFacts(context.db, key);
    return signerStatusOf(facts, params.uuid, caller, context.clock.now());
  },
  actAsSigner,
  /** Saves the consent to electronic records, phone and date of birth. A signer must be of age where the home is. */
  saveSignerDetails: (request, context) => {
    const { phone, dob, consent } = request.body;
    const place = { application: request.params.uuid, field: 'signerDetails.dob' };
    const given = { textVersion: consent.textVersion, ...request.origin };
    return submitAsSigner(request, context, {
      at: ['SIGNER_INTRO'],
      decide: ({ property }, { uuid: signer }) =>
        outdatedConsent(context, request.organisation, consent) ??
        ageRefusal(
          'dob',
          { dob, state: property?.state ?? '', to: 'sign' },
          context.organisations.get(request.organisation),
          context,
        ) ?? [
          {
            fact: 'signerDetails',
            value: { signer, phone, dob: context.sealing.seal(dob, place), consent: given },
          },
          { fact: 'signerActs', value: { signer, act: 'CONSENTED' } },
        ],
    });
  },
  showSignerRecordsAccess,
  withdrawSignerRecordsConsent,
  uploadSignerDocument,
  sendSignerIdentity,
  listSignerDocuments,
  getSignerDocumentHtml,
  getSignerDocumentFile,
  getSignerDocumentsArchive,
  signAsSigner,
  rescindAsSigner,
  confirmNonRescissionAsSigner,
  listFileSigners,
  /** Clears a signer's identity by hand, or takes a signer off the application until they have signed. */
  decideSigner: (request, context) =>
    actOnApplication(request, context, (facts) => {
      const { signer: uuid } = request.params;
      const signer = signerOf(facts, uuid);
      if (!signer) return refuse('NOT_FOUND');
      const step = signerStep(facts, uuid).id;
      if (request.body.decision === 'IDENTITY_CLEARED') {
        return step === 'SIGNER_CONDITIONS'
          ? [{ fact: 'signerActs', value: { signer: uuid, act: 'CONDITIONS_CLEARED' } }]
          : refuse('WRONG_STEP', { step });
      }
      if (anySignatureIsPending(facts)) return refuse('WRONG_STEP', { step, message: SIGNATURE_ON_ITS_WAY });
      return mayRemove(facts, uuid) ? signerRemoval(facts, uuid) : refuse('WRONG_STEP', { step });
    }),
  /** Corrects a signer's address for staff. */
  correctSignerEmail: (request, context) =>
    actOnApplication(request, context, (facts) => corrected(facts, request)),
} satisfies HandlersOf<typeof signersCalls>;

function corrected(facts: Facts, { params, body: { email } }: Given): readonly FactWrite[] | Refusal {
  const signer = signerOf(facts, params.signer);
  if (!signer) return refuse('NOT_FOUND');
  if (signer.email === email) return [];
  if (!mayCorrectEmail(facts, signer.uuid))
    return refuse('WRONG_STEP', { step: signerStep(facts, signer.uuid).id });
  const others = additionalSigners(facts).filter(({ uuid }) => uuid !== signer.uuid);
  const message = addressProblem(facts, email, others);
  if (message) return refuse('INVALID_INPUT', { fields: { email: message } });
  return [{ fact: 'signerEmails', value: { signer: signer.uuid, email } }];
}
