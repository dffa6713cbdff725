import { notaryAppointment } from '@homeline/domain/facts/notary.selectors.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { attendees, filesForNotary } from './notary-papers.ts';

/** Books the in-person notary appointment the borrower requested. */
export const bookNotary: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'bookNotary',
    critical: false,
    exchange: context.vendors.notary.manual,
    async request(facts, intent) {
      const appointment = notaryAppointment(facts);
      if (!appointment) throw new Error('The borrower has requested no appointment');
      const { requestedTime, place } = appointment;
      const documents = await filesForNotary(context, run, facts);
      return { ...intent, signers: attendees(facts), documents, requestedTime, place };
    },
    facts: (booked) => [{ fact: 'appointmentBookings', value: booked }],
  });
};
