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
import type { NotaryNotice } from '../../vendors/notary/port.ts';
import type { Notice, WebhookPort } from '../../vendors/webhook.ts';

/**
 * What a notice means as facts.
 * @param document the uuid of the file that came with it, once it is kept
 * @returns nothing when it repeats what is known, or speaks of something that has been replaced
 */
type Meaning<Port extends WebhookPort> = (
  notice: Notice<Port>,
  facts: Facts,
  document?: string,
) => readonly FactWrite[];

/** What each provider's notices mean. */
export const NOTICE_FACTS: { readonly [Port in WebhookPort]: Meaning<Port> } = {
  flood({ determination }, facts) {
    if (determination.answer === 'PENDING' || floodDetermination(facts)) return [];
    return [{ fact: 'floodDeterminations', value: determination }];
  },

  disbursement({ reference, result }, facts) {
    if (disbursement(facts)?.reference !== reference || isSettled(facts)) return [];
    return [{ fact: 'disbursementResults', value: result }];
  },

  notary(notice, facts, document) {
    if (notice.event === 'SESSION_STARTED') return [];
    const file = document ? { document } : {};
    const { sealed } = notice;
    if (notice.event === 'SESSION_ENDED') {
      if (notarySession(facts)?.session !== notice.session || remoteResult(facts)) return [];
      return [{ fact: 'remoteNotaryResults', value: { answer: notice.answer, sealed, ...file } }];
    }
    if (bookedAppointment(facts) !== notice.appointment || manualResult(facts)) return [];
    return [{ fact: 'manualNotaryResults', value: { answer: notice.answer, sealed, ...file } }];
  },
};

/** The notary's number of the appointment that stands. */
function bookedAppointment(facts: Facts): string | undefined {
  const booking = facts.appointmentBookings.at(-1);
  return newer(booking, notaryAppointment(facts)) ? booking.appointment : undefined;
}

/** A notary who says that the deed is signed, and does not send it. */
export function lacksDeed(notice: NotaryNotice): boolean {
  if (notice.event === 'SESSION_STARTED' || notice.document) return false;
  return notice.answer === 'COMPLETED' || notice.answer === 'SIGNED_RETURNED';
}
