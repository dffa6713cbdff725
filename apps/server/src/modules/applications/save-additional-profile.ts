import type {
  AdditionalProfileForm,
  saveAdditionalProfile as call,
} from '@homeline/contract/applications/save-additional-profile.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { isInterestOnly } from '@homeline/domain/facts/interest-only.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { additionalSigners, type Signer } from '@homeline/domain/facts/signers.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { sealedSsn } from '../credit/sealed-ssn.ts';
import { sharedAddressRefusal, uuidOf } from '../signers/named-signers.ts';
import { submitStep } from './submit-step.ts';

/** Saves ownership, purpose, SSN, additional signers and the consent to a hard pull. */
export const saveAdditionalProfile: Handler<typeof call> = async (request, context) => {
  const { ownership, maritalStatus, purpose, hardCreditConsent, signers } = request.body;
  const ssn =
    request.body.ssn === undefined ? undefined : sealedSsn(context, request.params.uuid, request.body.ssn);
  if (isRefusal(ssn)) return ssn;
  const { textVersion } = hardCreditConsent;
  return submitStep(request, context, {
    at: stepsAccepting('ADDITIONAL_PROFILE'),
    versionedFacts: ['additionalProfile', 'ssn', 'signers'],
    decide: (facts) => {
      if (!ssn && !facts.ssn) return refuse('INVALID_INPUT', { fields: { ssn: 'Required' } });
      const shared = sharedAddressRefusal(facts, signers);
      if (shared) return shared;
      const index = interestOnlyCoBorrowerIndex(facts, signers);
      if (index >= 0)
        return refuse('INVALID_INPUT', { fields: { [`signers.${index}.type`]: NO_CO_BORROWER } });
      return [
        { fact: 'additionalProfile', value: { ownership, maritalStatus, purpose } },
        ...(ssn ? [{ fact: 'ssn', value: ssn } as const] : []),
        { fact: 'hardCreditConsent', value: { textVersion, ...request.origin } },
        ...(signers.length > 0 || facts.signers ? [signersFact(signers, additionalSigners(facts))] : []),
      ];
    },
  });
};

const NO_CO_BORROWER =
  'You can’t have a co-borrower on an interest-only line. Choose a fixed term to borrow together.';

/**
 * Finds a co-borrower on an interest-only line, which has a minimum age: we know only the applicant's age.
 * @returns the index among the signers; -1 for none
 */
function interestOnlyCoBorrowerIndex(facts: Facts, signers: AdditionalProfileForm['signers']): number {
  const terms = currentTerms(facts);
  if (!terms || !isInterestOnly(terms)) return -1;
  return signers.findIndex(({ type }) => type === 'CO_BORROWER');
}

function signersFact(signers: AdditionalProfileForm['signers'], known: readonly Signer[]): FactWrite {
  return {
    fact: 'signers',
    value: { signers: signers.map((signer) => ({ uuid: uuidOf(signer, known), ...signer })) },
  };
}
