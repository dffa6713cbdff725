import type { submitSsn as call } from '@homeline/contract/credit/submit-ssn.ts';
import type { Handler } from '../../http/asked.ts';
import { isRefusal } from '../../refusal.ts';
import { answerStep } from '../applications/answer-step.ts';
import { sealedSsn } from './sealed-ssn.ts';

/** The bureau did not find the borrower: it is asked again with their social security number. */
export const submitSsn: Handler<typeof call> = async (asked, context) => {
  const ssn = sealedSsn(context, asked.params.uuid, asked.body.ssn);
  if (isRefusal(ssn)) return ssn;
  return answerStep(asked, context, {
    at: ['CREDIT_NO_MATCH'],
    showed: ['ssn'],
    decide: () => [
      { fact: 'ssn', value: ssn },
      { fact: 'creditCorrections', value: { pull: 'SOFT', how: 'SSN' } },
    ],
  });
};
