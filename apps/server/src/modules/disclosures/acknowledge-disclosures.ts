import type { acknowledgeDisclosures as call } from '@homeline/contract/disclosures/acknowledge-disclosures.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { refusalOfReading } from '../documents/uploads.ts';

/** The borrower acknowledges the disclosures; then credit is pulled. */
export const acknowledgeDisclosures: Handler<typeof call> = (request, context) => {
  const { documents } = request.body;
  return submitStep(request, context, {
    at: ['DISCLOSURE_SIGNING'],
    decide: (facts) =>
      refusalOfReading(documents, facts.summaryDocuments.at(-1)?.documents) ?? [
        { fact: 'disclosuresAcknowledgement', value: { documents } },
      ],
  });
};
