import type { attestLiens as call } from '@homeline/contract/liens/attest-liens.ts';
import { unmatchedRecordedLiens } from '@homeline/domain/facts/recorded-liens.selectors.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { refusalUnlessEach } from './each-once.ts';

/** The borrower attests the liens as the lender's review left them. */
export const attestLiens: Handler<typeof call> = (request, context) => {
  const { liens } = request.body;
  const attested = liens.map((id) => ({ id }));
  return submitStep(request, context, {
    at: ['LIEN_ATTESTATION'],
    versionedFacts: ['lienDecisions', 'lienAttestation'],
    decide: (facts) =>
      refusalUnlessEach('liens', attested, unmatchedRecordedLiens(facts)) ?? [
        { fact: 'lienAttestation', value: { liens } },
      ],
  });
};
