import type { acknowledgeDisclosures as call } from '@homeline/contract/disclosures/acknowledge-disclosures.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { unopenedRefusal } from '../documents/uploads.ts';

/** Records that the borrower read the disclosures; the hard pull follows. */
export const acknowledgeDisclosures: Handler<typeof call> = (request, context) => {
  const { documents } = request.body;
  return submitStep(request, context, {
    at: stepsAccepting('acknowledgeDisclosures'),
    decide: (facts) =>
      unopenedRefusal(documents, facts.summaryDocuments.at(-1)?.documents) ?? [
        { fact: 'disclosuresAcknowledgement', value: { documents } },
      ],
  });
};
