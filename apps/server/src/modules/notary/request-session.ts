import type {
  switchToManualNotary as manualCall,
  switchToRemoteNotary as remoteCall,
  requestSession as sessionCall,
} from '@homeline/contract/notary/request-session.ts';
import { isManualByLaw, notarySessionIsPending } from '@homeline/domain/facts/notary.selectors.ts';
import { chooseInPersonNotary, chooseRemoteNotary } from '@homeline/domain/offers/notary-choice.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';
import { decisionContext } from '../rules/decision-context.ts';

/** Requests a remote notary session. A repeated request changes nothing. */
export const requestSession: Handler<typeof sessionCall> = (request, context) =>
  submitStep(request, context, {
    at: stepsAccepting('requestSession'),
    decide: (facts) => (notarySessionIsPending(facts) ? [] : [{ fact: 'notarySessionRequests', value: {} }]),
  });

/** Switches to an in-person notary and deducts the fee from the draw. */
export const switchToManualNotary: Handler<typeof manualCall> = (request, context) => {
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  return submitStep(request, context, {
    at: stepsAccepting('switchToManualNotary'),
    decide: (facts) => chooseInPersonNotary(facts, decisionContext(context, key, facts)),
  });
};

/** Switches back to the remote notary and returns the fee, unless the state requires an in-person notary. */
export const switchToRemoteNotary: Handler<typeof remoteCall> = (request, context) => {
  const key = { organisation: request.organisation, applicationId: request.params.uuid };
  return submitStep(request, context, {
    at: stepsAccepting('switchToRemoteNotary'),
    decide: (facts) =>
      isManualByLaw(facts)
        ? refuse('FORBIDDEN')
        : chooseRemoteNotary(facts, decisionContext(context, key, facts)),
  });
};
