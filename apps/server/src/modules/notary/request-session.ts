import type {
  switchToManualNotary as manualCall,
  switchToRemoteNotary as remoteCall,
  retryNotary as retryCall,
  requestSession as sessionCall,
} from '@homeline/contract/notary/request-session.ts';
import { isManualByLaw, notarySessionIsPending } from '@homeline/domain/facts/notary.selectors.ts';
import { chooseInPersonNotary, chooseRemoteNotary } from '@homeline/domain/offers/notary-choice.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { decisionContext } from '../offers/decision-context.ts';

/** The steps at which the borrower may choose an in-person notary. */
export const IN_PERSON_STEPS: readonly StepName[] = ['DEED_SIGNING', 'NOTARY_ERROR'];

/** Requests a remote notary session. A repeated request changes nothing. */
export const requestSession: Handler<typeof sessionCall> = (request, context) =>
  submitStep(request, context, {
    at: ['DEED_SIGNING'],
    decide: (facts) => (notarySessionIsPending(facts) ? [] : [{ fact: 'notarySessionRequests', value: {} }]),
  });

/** Retries the remote notary after an error. */
export const retryNotary: Handler<typeof retryCall> = (request, context) =>
  submitStep(request, context, {
    at: ['NOTARY_ERROR'],
    decide: () => [{ fact: 'notaryRetries', value: {} }],
  });

/** Switches to an in-person notary and deducts the fee from the draw. */
export const switchToManualNotary: Handler<typeof manualCall> = (request, context) => {
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  return submitStep(request, context, {
    at: IN_PERSON_STEPS,
    decide: (facts) => chooseInPersonNotary(facts, decisionContext(context, key, facts)),
  });
};

/** Switches back to the remote notary and returns the fee, unless the state requires an in-person notary. */
export const switchToRemoteNotary: Handler<typeof remoteCall> = (request, context) => {
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  return submitStep(request, context, {
    at: ['MANUAL_NOTARY_SCHEDULING'],
    decide: (facts) =>
      isManualByLaw(facts)
        ? refuse('FORBIDDEN')
        : chooseRemoteNotary(facts, decisionContext(context, key, facts)),
  });
};
