import type { sendInsurance as call } from '@homeline/contract/insurance/send-insurance.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { refusalOfUploads } from '../documents/uploads.ts';

/** The borrower sends in the proof of insurance; the policy is checked. */
export const sendInsurance: Handler<typeof call> = async (request, context) => {
  const { documents } = request.body;
  const refusal = await refusalOfUploads(context, request, {
    field: 'documents',
    uuids: documents,
    types: ['PROOFOFHAZARDINSURANCE', 'PROOFOFFLOODINSURANCE'],
  });
  if (refusal) return refusal;
  return submitStep(request, context, {
    at: ['INSURANCE_UPLOAD'],
    decide: () => [{ fact: 'insuranceUploads', value: { documents } }],
  });
};
