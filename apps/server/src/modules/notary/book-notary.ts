import { notaryAppointment } from '@homeline/domain/facts/notary.selectors.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { deedFile, deedSigners } from './deed-file.ts';

/** Books the appointment that the borrower asked for with a notary in person. */
export const bookNotary: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'bookNotary',
    critical: false,
    exchange: context.vendors.notary.manual,
    async request(facts, intent) {
      const asked = notaryAppointment(facts);
      if (!asked) throw new Error('No appointment is asked for');
      const { requestedTime, place } = asked;
      const document = await deedFile(context, run, facts);
      return { ...intent, signers: deedSigners(facts), document, requestedTime, place };
    },
    facts: (booked) => [{ fact: 'appointmentBookings', value: booked }],
  });
};
