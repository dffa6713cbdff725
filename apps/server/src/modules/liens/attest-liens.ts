import type { attestLiens as call } from '@homeline/contract/liens/attest-liens.ts';
import { unmatchedRecordedLiens } from '@homeline/domain/facts/recorded-liens.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { unansweredRefusal } from './unanswered-refusal.ts';

/** Saves the borrower's attestation of the reviewed recorded liens. */
export const attestLiens: Handler<typeof call> = (request, context) => {
  const { liens } = request.body;
  const attested = liens.map((id) => ({ id }));
  return submitStep(request, context, {
    at: stepsAccepting('attestLiens'),
    versionedFacts: ['lienDecisions', 'lienAttestation'],
    decide: (facts) =>
      unansweredRefusal('liens', attested, unmatchedRecordedLiens(facts)) ?? [
        { fact: 'lienAttestation', value: { liens } },
      ],
  });
};
