import type { attestInquiries as call } from '@homeline/contract/liens/attest-inquiries.ts';
import { recentMortgageInquiries } from '@homeline/domain/facts/inquiries.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { submitStep } from '../applications/submit-step.ts';
import { unansweredRefusal } from './unanswered-refusal.ts';

/** Saves for each recent mortgage inquiry whether it led to a new debt. */
export const attestInquiries: Handler<typeof call> = (request, context) => {
  const { inquiries } = request.body;
  return submitStep(request, context, {
    at: stepsAccepting('attestInquiries'),
    versionedFacts: ['inquiryAttestation', 'softCredit'],
    decide: (facts) =>
      unansweredRefusal('inquiries', inquiries, recentMortgageInquiries(facts)) ?? [
        { fact: 'inquiryAttestation', value: { inquiries } },
      ],
  });
};
