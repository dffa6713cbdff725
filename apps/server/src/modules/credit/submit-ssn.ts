import type { submitSsn as call } from '@homeline/contract/credit/submit-ssn.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { isRefusal } from '../../refusal.ts';
import { sealedSsn } from '../applications/sealed-ssn.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Saves the SSN after the bureau found no match, and pulls soft credit again. */
export const submitSsn: Handler<typeof call> = async (request, context) => {
  const ssn = sealedSsn(context, request.params.uuid, request.body.ssn);
  if (isRefusal(ssn)) return ssn;
  return submitStep(request, context, {
    at: stepsAccepting('submitSsn'),
    versionedFacts: ['ssn'],
    decide: () => [
      { fact: 'ssn', value: ssn },
      { fact: 'creditCorrections', value: { pull: 'SOFT', how: 'SSN' } },
    ],
  });
};
