import type { sendPaystubs as call } from '@homeline/contract/income/send-paystubs.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalOfUploads } from '../documents/uploads.ts';

/** The borrower sends in pay stubs; an underwriter reads them. */
export const sendPaystubs: Handler<typeof call> = async (asked, context) => {
  const { documents } = asked.body;
  const refusal = await refusalOfUploads(context, asked, {
    field: 'documents',
    uuids: documents,
    types: ['USER_UPLOADED_PAYSTUB'],
  });
  if (refusal) return refusal;
  return answerStep(asked, context, {
    at: ['MANUAL_PAYSTUB_UPLOAD'],
    decide: () => [{ fact: 'paystubs', value: { documents } }],
  });
};
