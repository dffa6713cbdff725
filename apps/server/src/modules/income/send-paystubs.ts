import type { sendPaystubs as call } from '@homeline/contract/income/send-paystubs.ts';
import { paystubRequirement } from '@homeline/domain/facts/income.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { uploadRefusal } from '../documents/uploads.ts';

/** Submits uploaded pay stubs for an underwriter to review. */
export const sendPaystubs: Handler<typeof call> = async (request, context) => {
  const documents = [...new Set(request.body.documents)];
  const refusal = await uploadRefusal(context, request, {
    field: 'documents',
    uuids: documents,
    types: ['USER_UPLOADED_PAYSTUB'],
  });
  if (refusal) return refusal;
  return submitStep(request, context, {
    at: stepsAccepting('sendPaystubs'),
    decide: (facts) => {
      const { count } = paystubRequirement(facts);
      return documents.length < count
        ? refuse('INVALID_INPUT', { fields: { documents: `Send ${count} pay stubs` } })
        : [{ fact: 'paystubs', value: { documents } }];
    },
  });
};
