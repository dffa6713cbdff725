import type { requestAppointment as call } from '@homeline/contract/notary/request-appointment.ts';
import { appointmentProblem } from '@homeline/domain/notary/appointment.ts';
import type { Handler } from '../../http/asked.ts';
import { refuse } from '../../refusal.ts';
import { answerStep } from '../applications/answer-step.ts';

/** The borrower asks for an appointment; it is booked with a notary near the home. */
export const requestAppointment: Handler<typeof call> = (asked, context) => {
  const { requestedTime, place } = asked.body;
  return answerStep(asked, context, {
    at: ['MANUAL_NOTARY_SCHEDULING'],
    decide(facts) {
      const state = facts.property?.state ?? '';
      const problem = appointmentProblem(requestedTime, { now: context.clock.now(), state });
      if (problem) return refuse('INVALID_INPUT', { fields: { requestedTime: problem } });
      return [{ fact: 'notaryAppointments', value: { requestedTime, place } }];
    },
  });
};
