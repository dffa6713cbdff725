import type { acceptSummary as call } from '@homeline/contract/applications/accept-summary.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { unopenedRefusal } from '../documents/uploads.ts';
import { submitStep } from './submit-step.ts';

/** Submits the application once every summary document is opened. */
export const acceptSummary: Handler<typeof call> = (request, context) => {
  const { documents } = request.body;
  return submitStep(request, context, {
    at: stepsAccepting('acceptSummary'),
    decide(facts) {
      const terms = currentTerms(facts);
      if (!terms) return refuse('WRONG_STEP', { step: currentStep(facts).id });
      return (
        unopenedRefusal(documents, facts.summaryDocuments.at(-1)?.documents) ?? [
          { fact: 'applicationSubmission', value: { documents, terms } },
        ]
      );
    },
  });
};
