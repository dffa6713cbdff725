import type {
  switchToManualNotary as manualCall,
  switchToRemoteNotary as remoteCall,
  retryNotary as retryCall,
  requestSession as sessionCall,
} from '@homeline/contract/notary/request-session.ts';
import { isManualByLaw, sessionIsAwaited } from '@homeline/domain/facts/notary.selectors.ts';
import { chooseRemoteNotary, chooseInPersonNotary } from '@homeline/domain/offers/notary-choice.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { decisionContext } from '../offers/decision-context.ts';

/** Where a notary in person may be chosen. */
export const IN_PERSON_STEPS: readonly StepName[] = ['DEED_SIGNING', 'NOTARY_ERROR'];

/** The borrower is ready; the provider opens a session. Asked for twice, one is opened. */
export const requestSession: Handler<typeof sessionCall> = (request, context) =>
  submitStep(request, context, {
    at: ['DEED_SIGNING'],
    decide: (facts) => (sessionIsAwaited(facts) ? [] : [{ fact: 'notarySessionRequests', value: {} }]),
  });

/** The borrower tries the remote notary once more. */
export const retryNotary: Handler<typeof retryCall> = (request, context) =>
  submitStep(request, context, {
    at: ['NOTARY_ERROR'],
    decide: () => [{ fact: 'notaryRetries', value: {} }],
  });

/** The borrower would rather meet a notary in person: its fee is taken from the draw. */
export const switchToManualNotary: Handler<typeof manualCall> = (request, context) => {
  const of = { organisation: request.organisation, applicationId: request.params.uuid };
  return submitStep(request, context, {
    at: IN_PERSON_STEPS,
    decide: (facts) => chooseInPersonNotary(facts, decisionContext(context, of, facts)),
  });
};

/** The borrower would rather meet by video after all, and has the fee back; not where the state wants a notary in person. */
export const switchToRemoteNotary: Handler<typeof remoteCall> = (request, context) => {
  const of = { organisation: request.organisation, applicationId: request.params.uuid };
  return submitStep(request, context, {
    at: ['MANUAL_NOTARY_SCHEDULING'],
    decide: (facts) =>
      isManualByLaw(facts) ? refuse('FORBIDDEN') : chooseRemoteNotary(facts, decisionContext(context, of, facts)),
  });
};
