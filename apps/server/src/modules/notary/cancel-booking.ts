import { unneededBooking } from '@homeline/domain/facts/notary.selectors.ts';
import { currentStep } from '@homeline/domain/workflow/current-step.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';

/** Cancels a booking that is no longer needed, so that no notary waits. */
export const cancelBooking: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'cancelBooking',
    critical: false,
    exchange: context.vendors.notary.cancellation,
    request(facts, intent) {
      const booking = unneededBooking(facts, { hasEnded: currentStep(facts).kind === 'TERMINAL' });
      if (!booking) throw new Error('Every booking is needed');
      return { ...intent, appointment: booking.appointment };
    },
    facts: (canceled) => [{ fact: 'appointmentCancellations', value: canceled }],
  });
};
