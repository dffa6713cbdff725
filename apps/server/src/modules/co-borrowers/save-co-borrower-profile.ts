import type { saveCoBorrowerProfile as call } from '@homeline/contract/co-borrowers/co-borrower-acts.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { encryptedSsn } from '../applications/sealed-ssn.ts';
import { submitAsSigner } from '../signers/signer-submission.ts';
import { knownSsns } from './known-ssns.ts';

/** Saves what a co-borrower states. The soft pull follows. */
export const saveCoBorrowerProfile: Handler<typeof call> = (request, context) => {
  const { ssn: typed, employmentType, employerName, monthlyGrossCents, creditConsent } = request.body;
  const { uuid: application } = request.params;
  const ssn = encryptedSsn(context, { application, field: 'coBorrowerProfiles.ssn' }, typed);
  if (isRefusal(ssn)) return Promise.resolve(ssn);
  return submitAsSigner(request, context, {
    at: ['SIGNER_PROFILE'],
    decide: (facts, { uuid: signer }) =>
      knownSsns(context, application, facts, signer).includes(ssn.digits)
        ? refuse('INVALID_INPUT', { fields: { ssn: 'Must be your own number' } })
        : [
            {
              fact: 'coBorrowerProfiles',
              value: {
                ...{ signer, ssn: ssn.sealed, last4: ssn.last4, employmentType, monthlyGrossCents },
                ...(employerName && { employerName }),
                creditConsent: { textVersion: creditConsent.textVersion, ...request.origin },
              },
            },
          ],
  });
};
