import type {
  showSignerRecordsAccess as accessCall,
  actAsSigner as actCall,
  confirmNonRescissionAsSigner as confirmCall,
  rescindAsSigner as rescindCall,
  withdrawSignerRecordsConsent as withdrawCall,
} from '@homeline/contract/signers/signer-acts.ts';
import { recordsAccessOwed, recordsWithdrawal } from '@homeline/domain/facts/electronic-records.selectors.ts';
import { signsDeed } from '@homeline/domain/facts/signers.selectors.ts';
import { mayConfirmAs } from '@homeline/domain/funding/rescission-period.ts';
import { signerOf, signerStep } from '@homeline/domain/workflow/signer-step.ts';
import type { SignerStepName } from '@homeline/domain/workflow/signer-step-names.ts';
import { mayRescind } from '@homeline/domain/workflow/withdrawal.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { judgedRecordsAccess, unshownRefusal } from '../documents/records-access.ts';
import { unopenedRefusal } from '../documents/unopened.ts';
import { signingGuard } from '../signing/signing-guard.ts';
import { earlyPackage, notePackage, storedDocuments, unopenedBySigner } from './signer-package.ts';
import { submitAsSigner } from './signer-submission.ts';

/** The steps that accept each act. */
const STEPS_OF = {
  CONTINUED: ['SIGNER_RESUME'],
  DOCUMENTS_OPENED: ['SIGNER_DOCUMENTS'],
  REFUSED: ['SIGNER_DOCUMENTS', 'SIGNER_SIGN'],
  RETRIED: ['SIGNER_ERROR'],
} as const satisfies Record<string, readonly SignerStepName[]>;

/** Records an act of the signer; a refusal to sign carries its reason. */
export const actAsSigner: Handler<typeof actCall> = async (request, context) => {
  const { body } = request;
  const { act } = body;
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  const documents = await storedDocuments(context.db, key);
  const unopened = await unopenedBySigner(context, key, request.caller.signer);
  return submitAsSigner(request, context, {
    at: STEPS_OF[act],
    decide(facts, signer) {
      const unshown = act === 'DOCUMENTS_OPENED' && unshownRefusal(facts, signer);
      if (unshown) return unshown;
      if (act === 'DOCUMENTS_OPENED') {
        const own = [...earlyPackage(facts, signer, documents), ...notePackage(facts, signer, documents)].map(
          ({ uuid }) => uuid,
        );
        const refusal = unopenedRefusal(own, own, unopened);
        if (refusal) return refusal;
      }
      const closed = act === 'REFUSED' && signingGuard(facts, 'DECLINED', signer);
      return closed || [{ fact: 'signerActs', value: { signer: signer.uuid, ...body } }];
    },
  });
};

/** Records that the signer can open electronic records. */
export const showSignerRecordsAccess: Handler<typeof accessCall> = async (request, context) => {
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  const known = await loadRelevantFacts(context.db, key);
  const signer = signerOf(known, request.caller.signer);
  if (!signer) return refuse('NOT_FOUND');
  const shown = await judgedRecordsAccess(request, context, key, known, signer);
  if (isRefusal(shown)) return shown;
  return submitAsSigner(request, context, {
    decide: (facts, current) => (recordsAccessOwed(facts, current) ? [shown] : []),
  });
};

/** Records that the signer withdrew their consent to electronic records. A repeated withdrawal changes nothing. */
export const withdrawSignerRecordsConsent: Handler<typeof withdrawCall> = (request, context) =>
  submitAsSigner(request, context, {
    decide: (facts, signer) =>
      recordsWithdrawal(facts, signer)
        ? []
        : [{ fact: 'recordsWithdrawals', value: { signer: signer.uuid, ...request.origin } }],
  });

/** Rescinds the line for all owners: one owner's rescission is effective for everyone (12 CFR 1026.15(a)(4)). */
export const rescindAsSigner: Handler<typeof rescindCall> = (request, context) =>
  submitAsSigner(request, context, {
    decide: (facts, signer) =>
      signsDeed(signer) && mayRescind(facts)
        ? [{ fact: 'rescissionExercised', value: { by: signer.name } }]
        : refuse('WRONG_STEP', { step: signerStep(facts, signer.uuid).id }),
  });

/** Records that this owner has not rescinded, which may bring the release day forward. */
export const confirmNonRescissionAsSigner: Handler<typeof confirmCall> = (request, context) =>
  submitAsSigner(request, context, {
    decide: (facts, signer) =>
      mayConfirmAs(facts, signer)
        ? [{ fact: 'nonRescissionConfirmations', value: { signer: signer.uuid } }]
        : refuse('WRONG_STEP', { step: signerStep(facts, signer.uuid).id }),
  });
