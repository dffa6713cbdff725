import type {
  AdditionalProfileForm,
  saveAdditionalProfile as call,
} from '@homeline/contract/applications/save-additional-profile.ts';
import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import {
  additionalSigners,
  additionalSignerVersion,
  type Signer,
} from '@homeline/domain/facts/signers.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { ownSigners, sharedAddressRefusal, spouseRefusal, uuidOf } from './named-signers.ts';
import { sealedSsn } from './sealed-ssn.ts';
import { submitStep } from './submit-step.ts';

/** Saves ownership, purpose, SSN, additional signers and the consent to a hard pull. */
export const saveAdditionalProfile: Handler<typeof call> = async (request, context) => {
  const { ownership, maritalStatus, purpose, hardCreditConsent } = request.body;
  const signers = ownSigners(request.body);
  const ssn =
    request.body.ssn === undefined ? undefined : sealedSsn(context, request.params.uuid, request.body.ssn);
  if (isRefusal(ssn)) return ssn;
  const { textVersion } = hardCreditConsent;
  return submitStep(request, context, {
    at: stepsAccepting('saveAdditionalProfile'),
    versionedFacts: ['additionalProfile', 'ssn', 'signers'],
    decide: (facts) => {
      if (!ssn && !facts.ssn) return refuse('INVALID_INPUT', { fields: { ssn: 'Required' } });
      const shared = sharedAddressRefusal(facts, signers);
      if (shared) return shared;
      const index = signers.findIndex(({ type }) => type === 'CO_BORROWER');
      if (index >= 0 && additionalSignerVersion(facts) === undefined) {
        const problem = 'You can’t have a co-borrower with this lender.';
        return refuse('INVALID_INPUT', { fields: { [`signers.${index}.type`]: problem } });
      }
      const spouse = spouseRefusal(facts, { maritalStatus }, signers);
      if (spouse) return spouse;
      return [
        { fact: 'additionalProfile', value: { ownership, maritalStatus, purpose } },
        ...(ssn ? [{ fact: 'ssn', value: ssn } as const] : []),
        { fact: 'hardCreditConsent', value: { textVersion, ...request.origin } },
        ...(signers.length > 0 || facts.signers ? [signersFact(signers, additionalSigners(facts))] : []),
      ];
    },
  });
};

function signersFact(signers: AdditionalProfileForm['signers'], known: readonly Signer[]): FactWrite {
  return {
    fact: 'signers',
    value: { signers: signers.map((signer) => ({ uuid: uuidOf(signer, known), ...signer })) },
  };
}
