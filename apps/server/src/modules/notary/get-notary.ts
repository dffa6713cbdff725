import type { getNotary as call } from '@homeline/contract/notary/get-notary.ts';
import { newer } from '@homeline/domain/facts/reading.ts';
import {
  isManualByLaw,
  isManualNotary,
  notaryAppointment,
  notarySession,
  sessionIsAwaited,
} from '@homeline/domain/notary/deed.ts';
import { loadFacts } from '../../facts/load.ts';
import type { Handler } from '../../http/asked.ts';

/** The session or appointment with the notary. */
export const getNotary: Handler<typeof call> = async ({ params, organisation }, context) => {
  const facts = await loadFacts(context.db, { organisation, applicationId: params.uuid });
  const appointment = notaryAppointment(facts);
  const booking = facts.appointmentBookings.at(-1);
  return {
    manual: isManualNotary(facts),
    manualByLaw: isManualByLaw(facts),
    sessionRequested: sessionIsAwaited(facts),
    joinUrl: notarySession(facts)?.joinUrl,
    appointment: appointment && {
      requestedTime: appointment.requestedTime,
      place: appointment.place,
      confirmedTime: newer(booking, appointment) ? booking.confirmedTime : undefined,
    },
  };
};
