import type { correctCoBorrowerCredit as call } from '@homeline/contract/co-borrowers/co-borrower-acts.ts';
import {
  coBorrowerCreditProblem,
  mayCorrectCoBorrowerCredit,
} from '@homeline/domain/facts/co-borrowers.selectors.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import { encryptedSsn } from '../applications/sealed-ssn.ts';
import { submitAsSigner } from '../signers/signer-submission.ts';
import { knownSsns } from './known-ssns.ts';

/** Asks the bureau again with a corrected SSN, or after the co-borrower opened their file. */
export const correctCoBorrowerCredit: Handler<typeof call> = (request, context) => {
  const { uuid: application } = request.params;
  const { ssn: typed } = request.body;
  const ssn =
    typed === undefined
      ? undefined
      : encryptedSsn(context, { application, field: 'coBorrowerCreditCorrections.ssn' }, typed);
  if (isRefusal(ssn)) return Promise.resolve(ssn);
  return submitAsSigner(request, context, {
    at: ['SIGNER_CREDIT'],
    decide: (facts, signer) => {
      const problem = coBorrowerCreditProblem(facts, signer);
      if (!problem || !mayCorrectCoBorrowerCredit(facts, signer))
        return refuse('WRONG_STEP', { step: 'SIGNER_CREDIT' });
      if (ssn && knownSsns(context, application, facts, signer.uuid).includes(ssn.digits))
        return refuse('INVALID_INPUT', { fields: { ssn: 'Must be your own number' } });
      return [
        {
          fact: 'coBorrowerCreditCorrections',
          value: {
            ...{ signer: signer.uuid, pull: problem.pull },
            ...(ssn && { ssn: ssn.sealed, last4: ssn.last4 }),
          },
        },
      ];
    },
  });
};
