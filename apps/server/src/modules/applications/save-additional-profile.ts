import { randomUUID } from 'node:crypto';
import type {
  AdditionalProfileForm,
  saveAdditionalProfile as call,
} from '@homeline/contract/applications/save-additional-profile.ts';
import type { FactWrite } from '@homeline/domain/facts/facts.ts';
import type { Handler } from '../../http/asked.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { sealedSsn } from '../credit/sealed-ssn.ts';
import { answerStep } from './answer-step.ts';

/** What is asked once an offer is chosen: ownership, purpose, further signers, and the consent to a hard pull. */
export const saveAdditionalProfile: Handler<typeof call> = async (asked, context) => {
  const { ownership, maritalStatus, purpose, hardCreditConsent, signers } = asked.body;
  const ssn =
    asked.body.ssn === undefined ? undefined : sealedSsn(context, asked.params.uuid, asked.body.ssn);
  if (isRefusal(ssn)) return ssn;
  const { textVersion } = hardCreditConsent;
  return answerStep(asked, context, {
    at: ['ADDITIONAL_PROFILE', 'HMDA_COLLECTION', 'APP_SUBMISSION'],
    showed: ['additionalProfile', 'ssn', 'signers'],
    decide: (facts) => {
      if (!ssn && !facts.ssn) return refuse('INVALID_INPUT', { fields: { ssn: 'Required' } });
      return [
        { fact: 'additionalProfile', value: { ownership, maritalStatus, purpose } },
        ...(ssn ? [{ fact: 'ssn', value: ssn } as const] : []),
        { fact: 'hardCreditConsent', value: { textVersion, ...asked.origin } },
        ...(signers.length > 0 || facts.signers ? [namedSigners(signers)] : []),
      ];
    },
  });
};

function namedSigners(signers: AdditionalProfileForm['signers']): FactWrite {
  return {
    fact: 'signers',
    value: { signers: signers.map((signer) => ({ uuid: randomUUID(), ...signer })) },
  };
}
