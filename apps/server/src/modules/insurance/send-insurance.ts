import type { sendInsurance as call } from '@homeline/contract/insurance/send-insurance.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalOfUploads } from '../documents/uploads.ts';

/** The borrower sends in the proof of insurance; the policy is checked. */
export const sendInsurance: Handler<typeof call> = async (asked, context) => {
  const { documents } = asked.body;
  const refusal = await refusalOfUploads(context, asked, {
    field: 'documents',
    uuids: documents,
    types: ['PROOFOFHAZARDINSURANCE', 'PROOFOFFLOODINSURANCE'],
  });
  if (refusal) return refusal;
  return answerStep(asked, context, {
    at: ['INSURANCE_UPLOAD'],
    decide: () => [{ fact: 'insuranceUploads', value: { documents } }],
  });
};
