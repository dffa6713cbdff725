import type { sendInsurance as call } from '@homeline/contract/insurance/send-insurance.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { uploadRefusal } from '../documents/uploads.ts';

/** Submits uploaded proof of insurance for a check of the policy. */
export const sendInsurance: Handler<typeof call> = async (request, context) => {
  const { documents } = request.body;
  const refusal = await uploadRefusal(context, request, {
    field: 'documents',
    uuids: documents,
    types: ['PROOFOFHAZARDINSURANCE', 'PROOFOFFLOODINSURANCE'],
  });
  if (refusal) return refusal;
  return submitStep(request, context, {
    at: stepsAccepting('sendInsurance'),
    decide: () => [{ fact: 'insuranceUploads', value: { documents } }],
  });
};
