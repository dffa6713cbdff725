import type { attestLiens as call } from '@homeline/contract/liens/attest-liens.ts';
import { unmatchedRecordedLiens } from '@homeline/domain/facts/recorded-liens.selectors.ts';
import type { Handler } from '../../http/asked.ts';
import { answerStep } from '../applications/answer-step.ts';
import { refusalUnlessEach } from './each-once.ts';

/** The borrower attests the liens as the lender's review left them. */
export const attestLiens: Handler<typeof call> = (asked, context) => {
  const { liens } = asked.body;
  const attested = liens.map((id) => ({ id }));
  return answerStep(asked, context, {
    at: ['LIEN_ATTESTATION'],
    showed: ['lienDecisions', 'lienAttestation'],
    decide: (facts) =>
      refusalUnlessEach('liens', attested, unmatchedRecordedLiens(facts)) ?? [
        { fact: 'lienAttestation', value: { liens } },
      ],
  });
};
