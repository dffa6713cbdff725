import type { requestAppointment as call } from '@homeline/contract/notary/request-appointment.ts';
import { homeTimeZone } from '@homeline/domain/facts/property.selectors.ts';
import { appointmentProblem } from '@homeline/domain/notary/appointment.ts';
import { stepsAccepting } from '@homeline/domain/workflow/changeable.ts';
import type { Handler } from '../../http/handler.ts';
import { refuse } from '../../refusal.ts';
import { submitStep } from '../applications/submit-step.ts';

/** Requests an appointment with a notary near the home. */
export const requestAppointment: Handler<typeof call> = (request, context) => {
  const { requestedTime, place } = request.body;
  return submitStep(request, context, {
    at: stepsAccepting('requestAppointment'),
    decide(facts) {
      const problem = appointmentProblem(requestedTime, {
        now: context.clock.now(),
        timeZone: homeTimeZone(facts),
      });
      if (problem) return refuse('INVALID_INPUT', { fields: { requestedTime: problem } });
      return [{ fact: 'notaryAppointments', value: { requestedTime, place } }];
    },
  });
};
