import type { acknowledgeDisclosures as call } from '@homeline/contract/disclosures/acknowledge-disclosures.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalOfReading } from '../documents/uploads.ts';

/** The borrower acknowledges the disclosures; then credit is pulled. */
export const acknowledgeDisclosures: Handler<typeof call> = (asked, context) => {
  const { documents } = asked.body;
  return answerStep(asked, context, {
    at: ['DISCLOSURE_SIGNING'],
    decide: (facts) =>
      refusalOfReading(documents, facts.summaryDocuments.at(-1)?.documents) ?? [
        { fact: 'disclosuresAcknowledgement', value: { documents } },
      ],
  });
};
