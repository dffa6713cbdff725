import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import { disbursement, isSettled } from '@homeline/domain/facts/funding.selectors.ts';
import {
  manualResult,
  notaryAppointment,
  notarySession,
  remoteResult,
} from '@homeline/domain/facts/notary.selectors.ts';
import { newer } from '@homeline/domain/facts/reading.ts';
import { floodDetermination } from '@homeline/domain/facts/title.selectors.ts';
import type { NotaryEvent } from '../../vendors/notary/port.ts';
import type { WebhookEvent, WebhookPort } from '../../vendors/webhook.ts';

/** The providers whose webhooks answer a request of ours. */
export type AnswerPort = Exclude<WebhookPort, 'messaging'>;

/**
 * Returns the facts of a webhook event. Empty if it repeats a known result or concerns a replaced session or payment.
 * @param document the UUID of its stored file
 */
type FactsOfEvent<Port extends AnswerPort> = (
  event: WebhookEvent<Port>,
  facts: Facts,
  document?: string,
) => readonly FactWrite[];

/** The facts of each provider's webhook events. */
export const WEBHOOK_FACTS: { readonly [Port in AnswerPort]: FactsOfEvent<Port> } = {
  flood({ determination }, facts) {
    if (determination.answer === 'PENDING' || floodDetermination(facts)) return [];
    return [{ fact: 'floodDeterminations', value: determination }];
  },

  disbursement({ reference, result }, facts) {
    if (disbursement(facts)?.reference !== reference || isSettled(facts)) return [];
    return [{ fact: 'disbursementResults', value: result }];
  },

  notary(event, facts, document) {
    if (event.event === 'SESSION_STARTED') return [];
    const file = document ? { document } : {};
    const { sealed } = event;
    if (event.event === 'SESSION_ENDED') {
      if (notarySession(facts)?.session !== event.session || remoteResult(facts)) return [];
      return [{ fact: 'remoteNotaryResults', value: { answer: event.answer, sealed, ...file } }];
    }
    if (bookedAppointment(facts) !== event.appointment || manualResult(facts)) return [];
    return [{ fact: 'manualNotaryResults', value: { answer: event.answer, sealed, ...file } }];
  },
};

/** Returns the notary's number of the current appointment. */
function bookedAppointment(facts: Facts): string | undefined {
  const booking = facts.appointmentBookings.at(-1);
  return newer(booking, notaryAppointment(facts)) ? booking.appointment : undefined;
}

/** Tells whether a notary reports a signed deed without sending it. */
export function lacksDeed(event: NotaryEvent): boolean {
  if (event.event === 'SESSION_STARTED' || event.document) return false;
  return event.answer === 'COMPLETED' || event.answer === 'SIGNED_RETURNED';
}
