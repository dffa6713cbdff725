import type { notaryCalls } from '@homeline/contract/notary/calls.ts';
import { closingAllowedOn } from '@homeline/domain/closing/hold.ts';
import { notaryQuestions } from '@homeline/domain/facts/notary.facts.ts';
import { isManualByLaw, notarySessionIsPending } from '@homeline/domain/facts/notary.selectors.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import {
  appointmentProblem,
  canChangeAppointment,
  placeProblem,
} from '@homeline/domain/notary/appointment.ts';
import { chooseInPersonNotary, chooseRemoteNotary } from '@homeline/domain/offers/notary-choice.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { submitStep } from '../applications/submit-step.ts';
import { decisionContext } from '../rules/decision-context.ts';
import { getNotary } from './get-notary.ts';

export const notaryHandlers = {
  getNotary,
  /** Requests a remote notary session. A repeated request changes nothing. */
  requestSession: (request, context) =>
    submitStep(request, context, {
      at: stepsAccepting('requestSession'),
      decide: (facts) =>
        notarySessionIsPending(facts) ? [] : [{ fact: 'notarySessionRequests', value: {} }],
    }),
  ...questionHandlers(notaryQuestions),
  /** Switches to an in-person notary and deducts the fee from the draw. */
  switchToManualNotary: (request, context) => {
    const key = { organisation: request.organisation, applicationId: request.params.uuid };
    return submitStep(request, context, {
      at: stepsAccepting('switchToManualNotary'),
      decide: (facts) => chooseInPersonNotary(facts, decisionContext(context, key, facts)),
    });
  },
  /** Switches back to the remote notary and returns the fee, unless the state requires an in-person notary. */
  switchToRemoteNotary: (request, context) => {
    const key = { organisation: request.organisation, applicationId: request.params.uuid };
    return submitStep(request, context, {
      at: stepsAccepting('switchToRemoteNotary'),
      decide: (facts) =>
        isManualByLaw(facts)
          ? refuse('FORBIDDEN')
          : chooseRemoteNotary(facts, decisionContext(context, key, facts)),
    });
  },
  /** Requests an appointment with a notary near the home. */
  requestAppointment: (request, context) => {
    const { requestedTime, place } = request.body;
    return submitStep(request, context, {
      at: stepsAccepting('requestAppointment'),
      decide(facts) {
        const problem = appointmentProblem(requestedTime, {
          now: context.clock.now(),
          timeZone: homeTimeZone(facts),
          notBefore: closingAllowedOn(facts),
        });
        if (problem) return refuse('INVALID_INPUT', { fields: { requestedTime: problem } });
        const wrongPlace = placeProblem(place, facts.property);
        if (wrongPlace) return refuse('INVALID_INPUT', { fields: { place: wrongPlace } });
        return [{ fact: 'notaryAppointments', value: { requestedTime, place } }];
      },
    });
  },
  /** Gives up the confirmed appointment for another time. */
  changeAppointment: (request, context) =>
    submitStep(request, context, {
      at: stepsAccepting('changeAppointment'),
      decide: (facts) =>
        canChangeAppointment(facts, context.clock.now())
          ? [{ fact: 'appointmentChanges', value: {} }]
          : refuse('WRONG_STEP', { step: currentStep(facts).id }),
    }),
} satisfies HandlersOf<typeof notaryCalls>;
